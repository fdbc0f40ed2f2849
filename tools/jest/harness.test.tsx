import { render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { CONTRACT_VERSION } from '@plainday/federation-contract';

test('components render and workspace packages resolve to their sources', () => {
  render(<p>contract {CONTRACT_VERSION}</p>);
  expect(screen.getByText(`contract ${CONTRACT_VERSION}`)).toBeInTheDocument();
  expect(createRoot).toBeInstanceOf(Function);
});

test('the web platform that Node and browsers share is there, without BroadcastChannel', async () => {
  const body = new Response(new TextEncoder().encode('plain'));
  expect(await body.text()).toBe('plain');
  expect(structuredClone(new Map([[1, 2]])).get(1)).toBe(2);
  expect(crypto.randomUUID()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await crypto.subtle.digest('SHA-256', new Uint8Array(1))).toBeDefined();
  expect(typeof BroadcastChannel).toBe('undefined');
});

test('packages that are ES modules only can be imported', async () => {
  const { Timer } = await import('lucide');
  expect(Array.isArray(Timer)).toBe(true);
  const { parse } = await import('chrono-node/en');
  expect(parse('tomorrow at 5')).toHaveLength(1);
  const { DayPicker } = await import('react-day-picker');
  expect(DayPicker).toBeDefined();
  const { createClient } = await import('@supabase/supabase-js');
  expect(createClient).toBeInstanceOf(Function);
  const { openDB } = await import('idb');
  expect(openDB).toBeInstanceOf(Function);
});
