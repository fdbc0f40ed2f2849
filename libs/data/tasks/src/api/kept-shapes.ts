/**
 * Versions of what `tasksList` and `tasksCounts` answer, as it is kept on the device and painted before the network
 * answers. Raise one when its shape changes; a test knows the columns of today.
 */
export const TASKS_VERSION = 2;
export const COUNTS_VERSION = 1;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): boolean => typeof value === 'number';

function isTask(row: unknown): boolean {
  return (
    isObject(row) &&
    typeof row['id'] === 'string' &&
    typeof row['title'] === 'string' &&
    typeof row['completed'] === 'boolean' &&
    isNumber(row['position'])
  );
}

/** Whether kept tasks can be painted. By hand, for zod is not there before the first paint. */
export function isTaskList(data: unknown): boolean {
  return Array.isArray(data) && data.every(isTask);
}

/** Whether kept counts can be painted: of what `parseCounts` made, not of what the server answered. */
export function isCounts(data: unknown): boolean {
  if (!isObject(data) || !isObject(data['byProject'])) return false;
  return [data['all'], data['trash'], ...Object.values(data['byProject'])].every(isNumber);
}
