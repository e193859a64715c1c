/** Says that a file is UTF-8; spreadsheets take it for something else without. */
export const CSV_START = '\uFEFF'

/** One record of a CSV file (RFC 4180) that no spreadsheet takes for a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(text: string): string {
  // https://owasp.org/www-community/attacks/CSV_Injection
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
