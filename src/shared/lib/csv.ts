/** Says that a file is UTF-8; spreadsheets take it for something else without. */
export const CSV_START = '\uFEFF'

/** One record of a CSV file (RFC 4180) that no spreadsheet takes for a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/**
 * Where a cell could begin: at its start, and behind what a spreadsheet of another country or one that lost count of the
 * quotes takes for a border. Spaces and quotes before it are no protection, nor are the wide forms of the signs.
 */
const FORMULA = /(^|[;\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/gu

function csvCell(text: string): string {
  // https://owasp.org/www-community/attacks/CSV_Injection
  const plain = text.replaceAll(FORMULA, "$1$2'").replace(/^(?=[\t\r])/, "'")
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
