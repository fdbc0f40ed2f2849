import { tasksIn } from './spoken-tasks.logic';

test.each<[string, string[]]>([
  [
    'So the sign first. Two colours, painted by hand. Call the sign painter on Monday. Get a quote for forty cups and look for the photo of the old crane.',
    [
      'Call the sign painter on Monday',
      'Get a quote for forty cups',
      'Look for the photo of the old crane',
    ],
  ],
  ['I need to pay the rent, and then call Ada.', ['Pay the rent', 'Call Ada']],
  ["Don't forget to water the plants!", ['Water the plants']],
  [
    'Please send the proof on Tuesday before ten, ask the printer',
    ['Send the proof on Tuesday before ten', 'Ask the printer'],
  ],
  ['Call Ada. Call Ada.', ['Call Ada']],
  ['Anders sends the pictures by the end of the week.', []],
  ['The call was long and the meeting too', []],
  ['', []],
])('[VN12] %p holds %p', (transcript, tasks) => {
  expect(tasksIn(transcript)).toEqual(tasks);
});
