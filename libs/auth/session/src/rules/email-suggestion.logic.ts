/** Common misspellings of the four largest mail providers (spec §5, Auth). Real domains such as ymail.com or mail.com must stay out. */
const misspellings: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmal.com',
    'gamil.com',
    'gmil.com',
    'gnail.com',
    'gmaill.com',
    'ggmail.com',
    'gmaul.com',
    'gimail.com',
    'gmali.com',
    'gmail.co',
    'gmail.con',
    'gmail.cm',
    'gmail.om',
    'gmail.cim',
    'gmail.vom',
    'gmail.comm',
    'gmail.coom',
    'gmailc.om',
  ],
  'yahoo.com': [
    'yaho.com',
    'yahooo.com',
    'yhaoo.com',
    'yahho.com',
    'yhoo.com',
    'yaoo.com',
    'tahoo.com',
    'yajoo.com',
    'yahoo.co',
    'yahoo.con',
    'yahoo.cm',
    'yahoo.om',
    'yahoo.comm',
  ],
  'hotmail.com': [
    'hotmial.com',
    'hotmai.com',
    'hotmal.com',
    'hotamil.com',
    'hotmil.com',
    'hormail.com',
    'homail.com',
    'hotmaill.com',
    'hotmali.com',
    'htomail.com',
    'hotmail.co',
    'hotmail.con',
    'hotmail.cm',
    'hotmail.om',
    'hotmail.comm',
  ],
  'outlook.com': [
    'outlok.com',
    'outloo.com',
    'outlool.com',
    'outllok.com',
    'outloook.com',
    'oulook.com',
    'outlokk.com',
    'otlook.com',
    'outlook.co',
    'outlook.con',
    'outlook.cm',
    'outlook.om',
    'outlook.comm',
  ],
};

const corrections = new Map(
  Object.entries(misspellings).flatMap(([domain, wrong]) => wrong.map((typo) => [typo, domain])),
);

/** The address with its misspelt domain put right, or null when the domain is none of the known mistakes. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const correct = corrections.get(email.slice(at + 1).toLowerCase());
  return at > 0 && correct ? `${email.slice(0, at)}@${correct}` : null;
}
