import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import type { Archive } from './zip-archive.ts'
import { SpreadsheetError } from './spreadsheet.ts'

export interface XmlHandler {
  /** An element begins; its name is without prefix, as are those of its attributes but for `r:id`. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
  /** A piece was read to its end. Awaited before the next one. */
  pause?: () => Promise<void> | void
}

/** Reads an XML file of an archive as it is unpacked. It is refused where it declares anything: entities are how it is made to swell. */
export async function readXml(archive: Archive, name: string, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser()
  let fault: SpreadsheetError | undefined
  const fail = (cause: unknown) => {
    fault ??= new SpreadsheetError('broken', { cause })
  }
  parser.on('error', fail)
  parser.on('doctype', () => fail('A document type is declared'))
  parser.on('opentag', ({ name: tag, attributes }) =>
    handler.open?.(plain(tag), attributes as Record<string, SaxesAttributePlain['value']>),
  )
  parser.on('closetag', ({ name: tag }) => handler.close?.(plain(tag)))
  if (handler.text) {
    parser.on('text', handler.text)
    parser.on('cdata', handler.text)
  }
  let decoder: TextDecoder | undefined
  const write = (text: string) => {
    parser.write(text)
    if (fault) throw fault
  }
  await archive.unpack(name, async (bytes) => {
    decoder ??= new TextDecoder(isUtf16(bytes), { fatal: true })
    write(decode(decoder, bytes))
    await handler.pause?.()
  })
  if (!decoder) throw new SpreadsheetError('broken')
  write(decode(decoder))
  parser.close()
  if (fault) throw fault
  await handler.pause?.()
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch (cause) {
    throw new SpreadsheetError('broken', { cause })
  }
}

const isUtf16 = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

const plain = (name: string) => name.slice(name.indexOf(':') + 1)
