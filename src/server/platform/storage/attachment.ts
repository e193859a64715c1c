/**
 * A `Content-Disposition` that has a browser save a file under its name, in any script (RFC 6266, RFC 8187). Browsers that do
 * not know the second form get the name without what ASCII lacks.
 */
export function attachmentNamed(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
