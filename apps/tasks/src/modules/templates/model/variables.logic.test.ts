import { sampleTask } from './samples';
import { answerKey, fillIn, variablesOf } from './variables.logic';

test('[TE10] each variable is asked once, in the order it comes, whatever its case', () => {
  const tasks = [
    sampleTask('Call {{client}} about {{ Topic }}'),
    sampleTask('Write', { description: 'To {{Client}}, by {{due day}}' }),
  ];
  expect(variablesOf(tasks)).toEqual(['client', 'Topic', 'due day']);
});

test('[TE10] an answer goes into every place; without one the text stays as written', () => {
  const answers = { [answerKey('client')]: ' $& Grace $1 ', [answerKey('topic')]: ' \u200b' };
  expect(fillIn('Call {{Client}} ({{ client }}) about {{topic}}', answers)).toBe(
    'Call $& Grace $1 ($& Grace $1) about {{topic}}',
  );
});

test('[TE10] what is no name is no variable', () => {
  for (const title of ['{{7*7}}', '{{}}', '{x}', '{{ {{a} }}', `{{${'x'.repeat(60)}}}`]) {
    expect(variablesOf([sampleTask(title)])).toEqual([]);
  }
  expect(fillIn('{{constructor}} {{__proto__}}', {})).toBe('{{constructor}} {{__proto__}}');
});
