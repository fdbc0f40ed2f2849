import { parseJsonConfigFileContent, sys } from 'typescript';
import { folder, settingsOf } from './check-types';

test('the types of what is released are checked, not those of its tests', () => {
  const { fileNames } = parseJsonConfigFileContent(settingsOf(['tools-wellbeing']), sys, folder);
  expect(fileNames.length).toBeGreaterThan(50);
  expect(fileNames.filter((name) => /\.test\.tsx?$|\/dev\//.test(name))).toEqual([]);
});
