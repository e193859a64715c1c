/** Bytes that are read where they are needed: a file of the device, or an object in the storage. */
export interface ByteSource {
  size: number
  /** Bytes from `start` up to, and without, `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>
}

export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'error'

export interface Cell {
  /** What a person sees: numbers without an exponent, dates as `2026-11-28` or `2026-11-28T09:30:00`. */
  text: string
  kind: CellKind
  /** What it says was computed once. Nothing is computed here: it may be empty. */
  isFormula: boolean
}

export interface SheetRow {
  /** As spreadsheets number it, from 1. */
  row: number
  /** By column, from 0; what is empty is undefined. */
  cells: readonly (Cell | undefined)[]
}

/** Why a file cannot be read as a spreadsheet. */
export const SPREADSHEET_FAULTS = [
  /** Nothing is in it. */
  'empty',
  /** It is no spreadsheet, or damaged. */
  'broken',
  /** A password is needed for it. */
  'encrypted',
  /** The binary formats of before 2007, and .xlsb. */
  'oldFormat',
  /** Unpacked it is far larger than any list of people. */
  'tooLarge',
  /** It names files outside of itself, as archives do that are made to do harm. */
  'unsafe',
  /** A quote of a CSV file is never closed. */
  'quoteOpen',
] as const
export type SpreadsheetFault = (typeof SPREADSHEET_FAULTS)[number]

export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError'
  readonly fault: SpreadsheetFault

  constructor(fault: SpreadsheetFault, options?: ErrorOptions) {
    super(`The spreadsheet cannot be read: ${fault}`, options)
    this.fault = fault
  }
}

/** What is read at most, so that a file that was made to do harm takes little memory and time. */
export const spreadsheetLimits = {
  /** Files in an archive. */
  entries: 5000,
  /** Of all that is unpacked, in bytes. */
  unpacked: 512 * 1024 * 1024,
  /** How many times its size something may have once it is unpacked, where it is larger than `ratioFrom` bytes. */
  ratio: 200,
  ratioFrom: 32 * 1024 * 1024,
  /** Of all texts that the cells of a workbook share, in UTF-16 units. */
  sharedText: 64 * 1024 * 1024,
  /** Columns beyond these are left out. */
  columns: 256,
  /** A cell says no more in any spreadsheet, in UTF-16 units. */
  cellText: 32_767,
  /** One record of a CSV file, in UTF-16 units. */
  record: 1024 * 1024,
}

/** Takes rows in their order; `false` where no more are wanted. */
export type TakeRows = (rows: readonly SheetRow[]) => boolean | void | Promise<boolean | void>
