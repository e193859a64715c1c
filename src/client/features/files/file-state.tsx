import { chakra } from '@chakra-ui/react'
import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  CloudUpload,
  Hourglass,
  ScanSearch,
  TriangleAlert,
} from 'lucide-react'
import { percentText, partSent } from './bytes.ts'
import type { FileRow } from './file-rows.ts'
import type { FileStanding } from './file-standing.ts'
import type { FileTexts } from './file-words.ts'

const icons: Record<FileStanding, React.ReactNode> = {
  waiting: <Hourglass aria-hidden />,
  paused: <CirclePause aria-hidden />,
  sending: <CloudUpload aria-hidden />,
  checking: <ScanSearch aria-hidden />,
  uploaded: <CircleCheck aria-hidden />,
  failed: <TriangleAlert aria-hidden />,
  canceled: <CircleDashed aria-hidden />,
}

/** What is done is quiet, and what went wrong is to be seen without being an alarm. */
const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { boxSize: '0.9375rem', flexShrink: 0, color: 'muted' },
  },
  variants: {
    standing: {
      waiting: { '& svg': { color: 'amber' } },
      paused: { '& svg': { color: 'amber' } },
      sending: { '& svg': { color: 'accentText' } },
      checking: { '& svg': { color: 'accentText' } },
      uploaded: { color: 'muted', '& svg': { color: 'green' } },
      failed: { color: 'amber', fontWeight: 'medium', '& svg': { color: 'amber' } },
      canceled: { color: 'muted' },
    },
    sentence: { true: { whiteSpace: 'normal', fontSize: 'control' } },
  },
})

/** How far a file is, in words: of one that this device sends with how much of it has arrived. */
export const standingText = (
  { standing, upload }: Pick<FileRow, 'standing'> & Partial<Pick<FileRow, 'upload'>>,
  { t, locale }: { t: FileTexts; locale: string },
): string =>
  standing === 'sending' && upload
    ? `${t('standings.sending')} · ${percentText(partSent([upload]), locale)}`
    : t(`standings.${standing}`)

interface FileStateProps {
  row: Parameters<typeof standingText>[0]
  /** In more words than a table has room for. */
  said?: string
  t: FileTexts
  locale: string
}

export const FileState = ({ row, said, ...words }: FileStateProps) => (
  <Box standing={row.standing} sentence={said !== undefined}>
    {icons[row.standing]}
    <span>{said ?? standingText(row, words)}</span>
  </Box>
)
