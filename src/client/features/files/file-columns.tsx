import type { useTexts } from '#client/texts/texts.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import { bytesText, percentText } from './bytes.ts'
import type { FileRow } from './file-rows.ts'
import { FILE_STANDINGS } from './file-standing.ts'
import { FileState, standingText } from './file-state.tsx'
import { type FileTexts, typeText } from './file-words.ts'

/** What the columns need besides the row. */
export interface ColumnContext {
  t: FileTexts
  words: ReturnType<typeof useTexts<'words'>>
  locale: string
  /** The list is of one company, which it need not name. */
  isOfOne: boolean
}

type FileColumn = Column<FileRow>

export const fileColumns = (context: ColumnContext): FileColumn[] => [
  ...contentColumns(context),
  ...progressColumns(context),
  ...ownerColumns(context),
]

/** What the file itself is. */
const contentColumns = ({ t, locale }: ColumnContext): FileColumn[] => [
  {
    id: 'file_name',
    header: t('columns.file_name'),
    minWidth: 220,
    primary: true,
    sortable: true,
    text: ({ file }) => file.file_name,
  },
  {
    id: 'file_size',
    header: t('columns.file_size'),
    kind: 'number',
    says: [bytesText(1023, locale), bytesText(1023 * 1024, locale)],
    align: 'end',
    sortable: true,
    text: ({ file }) => bytesText(file.file_size, locale),
  },
  {
    id: 'type',
    header: t('columns.type'),
    kind: 'state',
    says: [t('types.txt'), t('types.csv'), t('types.other')],
    beside: 0,
    leaves: 2,
    sortable: true,
    text: ({ file }) => typeText(file, t),
  },
  {
    id: 'extension',
    header: t('columns.extension'),
    minWidth: 90,
    leaves: 1,
    text: ({ file }) => file.extension,
  },
]

/** How far it is. */
const progressColumns = ({ t, locale }: ColumnContext): FileColumn[] => [
  {
    id: 'status',
    header: t('columns.status'),
    kind: 'state',
    says: [
      ...FILE_STANDINGS.map((standing) => t(`standings.${standing}`)),
      `${t('standings.sending')} · ${percentText(1, locale)}`,
    ],
    beside: 22,
    sortable: true,
    text: (row) => standingText(row, { t, locale }),
    render: (row) => <FileState row={row} t={t} locale={locale} />,
  },
  {
    id: 'uploaded',
    header: t('columns.uploaded'),
    kind: 'date',
    sortable: true,
    text: ({ file }) => csvTime(file.uploaded),
    render: ({ file }) =>
      file.uploaded === null ? <Faint>–</Faint> : <TimeText at={file.uploaded} locale={locale} />,
  },
]

/** Whose it is. */
const ownerColumns = ({ t, words, isOfOne }: ColumnContext): FileColumn[] => {
  const company: FileColumn = {
    id: 'company',
    header: words('company'),
    minWidth: 130,
    leaves: 4,
    sortable: true,
    text: (row) => row.company,
  }
  return [
    {
      id: 'vendor',
      header: t('columns.vendor'),
      minWidth: 120,
      leaves: 5,
      sortable: true,
      text: ({ file }) => file.vendor,
    },
    ...(isOfOne ? [] : [company]),
    {
      id: 'by',
      header: t('columns.by'),
      minWidth: 120,
      leaves: 3,
      sortable: true,
      text: ({ by }) => by,
    },
  ]
}

interface FileCardProps extends ColumnContext {
  row: FileRow
  open: () => void
}

/** A file on a phone. */
export function FileCard({ row, open, t, locale, isOfOne }: FileCardProps) {
  const { file, company, by } = row
  return (
    <>
      <CardOpener onClick={open}>{file.file_name}</CardOpener>
      <CardLine>{[isOfOne ? '' : company, file.vendor].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <FileState row={row} t={t} locale={locale} />
        <span>{bytesText(file.file_size, locale)}</span>
        {file.uploaded === null ? null : (
          <Quiet>
            <TimeText at={file.uploaded} locale={locale} />
          </Quiet>
        )}
        <Quiet>{by}</Quiet>
      </CardFacts>
    </>
  )
}
