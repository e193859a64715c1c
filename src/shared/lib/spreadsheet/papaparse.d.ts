// The part of it that is used. Its published types bring those of Node along.
declare module 'papaparse' {
  interface ParserOptions {
    delimiter: string
    newline: string
  }
  interface Parsed {
    data: string[][]
    /** `cursor` is where the first record begins that was not read. */
    meta: { cursor: number }
  }
  class Parser {
    constructor(options: ParserOptions)
    /** `ignoreLastRow` leaves the last record for when more has come. */
    parse(input: string, baseIndex: number, ignoreLastRow: boolean): Parsed
  }
  const Papa: { Parser: typeof Parser }
  export default Papa
}
