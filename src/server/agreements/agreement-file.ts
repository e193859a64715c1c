import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { AGREEMENT_KEY, AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import type { ServedFile } from '#server/platform/files/served-file.ts'
import { agreementText } from './agreement-text.ts'

let made: Promise<Uint8Array<ArrayBuffer>> | undefined

/** The licence agreement as a PDF. It is made by the first who asks and is the same for everybody. */
export const agreementFiles: ReadonlyMap<string, ServedFile> = new Map([
  [
    AGREEMENT_KEY,
    {
      media: 'application/pdf',
      read: () =>
        (made ??= makePdf().catch((cause: unknown) => {
          made = undefined
          throw cause
        })),
    },
  ],
])

async function makePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: pdfmake } = await import('pdfmake')
  const fonts = join(dirname(fileURLToPath(import.meta.resolve('pdfmake/package.json'))), 'fonts', 'Roboto')
  pdfmake.setFonts({
    Roboto: { normal: join(fonts, 'Roboto-Regular.ttf'), bold: join(fonts, 'Roboto-Medium.ttf') },
  })
  // Its two fonts are all that it reads.
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts))
  pdfmake.setUrlAccessPolicy(() => false)
  return new Uint8Array(await pdfmake.createPdf(agreementDocument()).getBuffer())
}

function agreementDocument(): TDocumentDefinitions {
  const { title, opening, sections } = agreementText
  const version = `Castellan · Version ${AGREEMENT_VERSION}`
  return {
    info: { title, subject: version },
    language: 'en',
    pageSize: 'A4',
    pageMargins: [64, 72, 64, 72],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.35, color: '#1c2024' },
    styles: {
      title: { fontSize: 20, bold: true, lineHeight: 1.2 },
      section: { fontSize: 12, bold: true, margin: [0, 12, 0, 4] },
      aside: { fontSize: 9, color: '#60646c' },
    },
    footer: (page, pages) => ({
      columns: [
        { text: `${title} · ${version}`, style: 'aside' },
        { text: `Page ${page} of ${pages}`, style: 'aside', alignment: 'right' },
      ],
      margin: [64, 24, 64, 0],
    }),
    content: [
      { text: title, style: 'title' },
      { text: version, style: 'aside', margin: [0, 2, 0, 14] },
      opening.map(paragraph),
      sections.map(({ title, paragraphs }, at) => [
        { text: `${at + 1}. ${title}`, style: 'section', headlineLevel: 1 },
        paragraphs.map((text, place) => paragraph(`${at + 1}.${place + 1}  ${text}`)),
      ]),
    ],
    // No section's title stands alone at the foot of a page.
    pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
      headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
  }
}

const paragraph = (text: string): Content => ({ text, margin: [0, 0, 0, 6] })
