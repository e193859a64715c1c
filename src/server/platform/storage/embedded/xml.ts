import { XMLParser } from 'fast-xml-parser'
import { S3Error } from './s3-error.ts'

/** Elements in their order; undefined is left out, and a list stands for that many elements of one name. */
export type XmlContent = string | number | boolean | XmlElements
interface XmlElements {
  [name: string]: XmlContent | readonly XmlContent[] | undefined
}

/** A document of one element. Names are ours and are written as they are. */
export const writeXml = (name: string, content: XmlElements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, content, NAMESPACE)}`

/** S3's errors alone have no namespace. */
export const writeErrorXml = (content: XmlElements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('Error', content)}`

const NAMESPACE = ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'

const element = (name: string, content: XmlContent, attributes = ''): string =>
  `<${name}${attributes}>${typeof content === 'object' ? children(content) : escaped(String(content))}</${name}>`

const children = (elements: XmlElements): string =>
  Object.entries(elements)
    .flatMap(([name, content]) =>
      [content].flat().map((one) => (one === undefined ? '' : element(name, one))),
    )
    .join('')

/** Also what a reader would not give back as it was: a carriage return and its like. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"'\u2028]|(?![\t\n])\p{Cc}/gu, (character) => `&#${character.charCodeAt(0)};`)

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  trimValues: false,
  processEntities: { enabled: true, maxTotalExpansions: 100_000, maxExpandedLength: 4_000_000 },
  htmlEntities: true,
})

/** The content of a document whose element is named so. Throws `MalformedXML`, also for one that declares entities. */
export function readXml(text: string, name: string): unknown {
  if (text.includes('<!')) throw malformedXml()
  try {
    const read: unknown = parser.parse(text, true)
    if (read !== null && typeof read === 'object' && name in read)
      return (read as Record<string, unknown>)[name]
  } catch (cause) {
    throw malformedXml(cause)
  }
  throw malformedXml()
}

export const malformedXml = (cause?: unknown): S3Error =>
  new S3Error(
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema.',
    { cause },
  )
