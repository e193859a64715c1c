import { chakra } from '@chakra-ui/react'
import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react'
import type { ComponentType } from 'react'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { useIsAtLeast } from '#client/ui/theme/use-breakpoint.ts'
import { percentText } from './bytes.ts'
import type { FileTexts } from './file-words.ts'
import { summaryOf, type UploadsSummary } from './uploads-summary.ts'
import { UploadsSheet, type UploadsSheetProps } from './uploads-sheet.tsx'
import { useUploadNotices } from './use-upload-notices.ts'
import { useUploadViews } from './use-upload-views.ts'

const Box = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1.5,
    flexShrink: 0,
    h: 'control',
    minW: 'control',
    px: 1.5,
    fontSize: 'control',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'muted',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'sunken', color: 'text' },
    '& svg': { boxSize: '1rem', flexShrink: 0 },
    '& .done': { color: 'green' },
    '& .failed': { color: 'amber' },
    '& .held': { color: 'amber' },
  },
})
/** As wide as it can get, so that no step of an upload moves the bar. */
const Percent = chakra('span', { base: { minW: '5ch', textAlign: 'start' } })
const Circle = chakra('svg', {
  base: {
    transform: 'rotate(-90deg)',
    fill: 'none',
    '& .track': { stroke: 'lineStrong' },
    '& .part': { stroke: 'accentText', transition: 'stroke-dashoffset 200ms' },
  },
})

interface UploadsButtonProps {
  isOpen: boolean
  onOpen: (sheet: ComponentType<UploadsSheetProps>) => void
}

/** How the uploads of this device go on, on every page; it is not there where there are none (SHELL-28). */
export function UploadsButton({ isOpen, onOpen }: UploadsButtonProps) {
  const t = useTexts('files')
  const locale = useLocale()
  const isRoomy = useIsAtLeast('lg')
  const { views } = useUploadViews()
  useUploadNotices(views)
  if (!views || views.length === 0) return null
  const summary = summaryOf(views)
  return (
    <Box
      type="button"
      aria-label={labelOf(summary, t, locale)}
      title={labelOf(summary, t, locale)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-now
      onClick={() => onOpen(UploadsSheet)}
    >
      <Sign summary={summary} />
      {isRoomy && summary.going > 0 ? <Percent>{percentText(summary.part, locale)}</Percent> : null}
    </Box>
  )
}

function labelOf({ going, failed, part }: UploadsSummary, t: FileTexts, locale: string): string {
  if (going > 0)
    return t('widget.goingAt', {
      going: t('widget.going', { count: going }),
      percent: percentText(part, locale),
    })
  return failed > 0 ? t('widget.failed', { count: failed }) : t('widget.over')
}

const RADIUS = 9
const ROUND = 2 * Math.PI * RADIUS

function Sign({ summary: { going, failed, part, isHeld } }: { summary: UploadsSummary }) {
  if (going === 0)
    return failed > 0 ? (
      <TriangleAlert className="failed" aria-hidden />
    ) : (
      <CircleCheck className="done" aria-hidden />
    )
  if (isHeld) return <CirclePause className="held" aria-hidden />
  return (
    <Circle viewBox="0 0 24 24" aria-hidden>
      <circle className="track" cx="12" cy="12" r={RADIUS} strokeWidth="3" />
      <circle
        className="part"
        cx="12"
        cy="12"
        r={RADIUS}
        strokeWidth="3"
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - part)}
      />
    </Circle>
  )
}
