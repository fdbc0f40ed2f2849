/** JSON that the gateway wrote into the page; undefined where the page came from elsewhere. Throws what is no JSON. */
export function readInlined(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
