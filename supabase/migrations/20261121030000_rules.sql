-- The rules every table shares: what counts as blank, which values pass, and how a refusal is told.
-- A refusal is SQLSTATE PT422 (HTTP 422) with the field's name as hint, raised before a CHECK fires,
-- so that the API answers the same on every backend. The CHECKs stay as the last wall.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Blank: nothing but spaces and characters that show nothing. The same class as isBlank in
-- @plainday/shared-utils; the contract suite compares the two over the whole plane.
create function private.is_blank(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or value ~ '^[\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]*$'
$$;

create function private.is_color(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select value ~ '^#[0-9A-Fa-f]{6}$' $$;

-- Stops infinity, BC and year 9999, which no calendar of ours can show.
create function private.is_instant(value timestamptz) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value >= timestamptz '1970-01-01 00:00:00+00' and value < timestamptz '2201-01-01 00:00:00+00'
$$;

create function private.is_day(value date) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select value >= date '1970-01-01' and value < date '2201-01-01' $$;

create function private.refuse(field text, message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT422', message = message, hint = field;
end
$$;

create function private.require_text(field text, value text, longest integer) returns void
language plpgsql set search_path = ''
as $$
begin
  if private.is_blank(value) then
    perform private.refuse(field, 'This field is required.');
  end if;
  perform private.limit_text(field, value, longest);
end
$$;

create function private.limit_text(field text, value text, longest integer) returns void
language plpgsql set search_path = ''
as $$
begin
  if char_length(value) > longest then
    perform private.refuse(field, format('At most %s characters are allowed.', longest));
  end if;
end
$$;

create function private.require_choice(field text, value text, allowed text[]) returns void
language plpgsql set search_path = ''
as $$
begin
  if value is null or not value = any (allowed) then
    perform private.refuse(field, 'Choose one of: ' || array_to_string(allowed, ', ') || '.');
  end if;
end
$$;

create function private.require_number(field text, value integer, smallest integer, largest integer)
returns void
language plpgsql set search_path = ''
as $$
begin
  if value is null or value < smallest or value > largest then
    perform private.refuse(field, format('Enter a number from %s to %s.', smallest, largest));
  end if;
end
$$;

create function private.require_flag(field text, value boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  if value is null then
    perform private.refuse(field, 'Choose yes or no.');
  end if;
end
$$;

create function private.limit_instant(field text, value timestamptz) returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.is_instant(value) then
    perform private.refuse(field, 'Choose a date between 1970 and 2200.');
  end if;
end
$$;

create function private.require_color(field text, value text) returns void
language plpgsql set search_path = ''
as $$
begin
  if value is null or not private.is_color(value) then
    perform private.refuse(field, 'Choose a colour such as #3B82F6.');
  end if;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
