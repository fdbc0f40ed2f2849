const VERBS =
  'add|answer|arrange|ask|book|bring|buy|call|cancel|check|clean|collect|confirm|contact|create|deliver|discuss|draft|email|file|find|finish|fix|follow up|get|give|hire|install|invite|look|mail|make|meet|move|order|organi[sz]e|pack|pay|phone|pick up|plan|post|prepare|print|read|register|remind|rent|repair|reply|report|reserve|return|review|schedule|send|set up|share|sign|start|submit|talk|tell|test|text|update|visit|wash|write';
const LEAD =
  /^(?:(?:and|also|then|so|please|oh)\b[\s,]*)*(?:(?:i|we)(?:'ll| will|'ve got to| have to| need to| must| should| want to)\s+|(?:remember|remind me|don't forget) to\s+)?/i;
const SAYS_SO =
  /^(?:(?:and|also|then|so|please|oh)\b[\s,]*)*(?:(?:i|we)(?: have to| need to| must)|(?:remember|remind me|don't forget) to)\s/i;
const TASK = new RegExp(`^(?:${VERBS})\\b`, 'i');
const NEXT = new RegExp(
  `(?:,?\\s+(?:and|then))+\\s+(?=(?:${VERBS})\\b)|,\\s+(?=(?:${VERBS})\\b)`,
  'gi',
);
const LONGEST = 200;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What of a transcript are tasks: sentences that begin with something to do, or say that it must be done. Two that are
 * joined by "and" are two.
 */
export function tasksIn(transcript: string): string[] {
  const found = transcript
    .split(/[.!?\n]+(?:\s+|$)/)
    .flatMap((sentence) => sentence.trim().split(NEXT))
    .flatMap((sentence) => {
      const task = sentence
        .trim()
        .replace(LEAD, '')
        .replace(/[,;:\s]+$/, '');
      const isOne = TASK.test(task) || SAYS_SO.test(sentence.trim());
      return isOne && task !== '' && task.length <= LONGEST ? [capital(task)] : [];
    });
  return [...new Set(found)];
}
