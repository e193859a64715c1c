import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import type { ExternalLinks } from '#shared/contract/external-links.ts'
import { type ChecklistItem, progress } from '#shared/domain/checklist/checklist.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { measures } from '#client/ui/theme/measures.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { Sheet } from '#client/ui/overlays/sheet.tsx'
import { useCheckWays } from './check-ways.ts'
import { NothingOpen, Step } from './steps.tsx'
import { useChecklist } from './use-checklist.ts'

const Head = chakra('header', { base: { position: 'relative', flexShrink: 0, px: 5, pt: 4, pb: 3.5 } })
const Title = chakra('h2', {
  base: { pe: 10, fontSize: 'lead', lineHeight: '1.375rem', fontWeight: 'title', outline: 'none' },
})
const Done = chakra('p', {
  base: { mt: 1, mb: 2.5, fontSize: 'control', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
const Lead = chakra('div', { base: { mt: 3 } })
const Close = chakra('div', { base: { position: 'absolute', top: 3, insetInlineEnd: 3 } })
const Body = chakra('div', { base: { flex: '1 1 auto', minH: 0, overflowY: 'auto', pb: 5 } })
const Fold = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      minH: '2.75rem',
      px: 5,
      fontSize: 'control',
      fontWeight: 'semibold',
      color: 'muted',
      cursor: 'pointer',
      outlineOffset: '-2px',
      _hover: { color: 'text' },
      _before: { content: '"›"', w: '1rem', me: 3, textAlign: 'center', transition: 'rotate 120ms' },
    },
    '&[open] summary::before': { rotate: '90deg' },
    // Where a browser cannot do this, the fold opens at once.
    '@media (prefers-reduced-motion: no-preference)': {
      interpolateSize: 'allow-keywords',
      '&::details-content': {
        blockSize: 0,
        overflow: 'clip',
        transitionProperty: 'block-size, content-visibility',
        transitionDuration: `${measures.accordionSlide}ms`,
        transitionBehavior: 'allow-discrete',
      },
      '&[open]::details-content': { blockSize: 'auto' },
    },
  },
})

export interface ChecklistPanelProps {
  open: boolean
  /** Where more is said outside of the app. */
  links: ExternalLinks | undefined
  onClose: () => void
  onNavigate: (target: Target) => void
}

/** The steps of setting up the organization, those to be done first (CHK-05). */
export function ChecklistPanel({ open, links, onClose, onNavigate }: ChecklistPanelProps) {
  const t = useTexts('checklist')
  const words = useTexts('words')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Sheet open={open} onClose={onClose} label={t('title')} side="end" initialFocus={heading}>
      <Checklist links={links} onNavigate={onNavigate}>
        <Title ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        <Close>
          <IconButton icon={<X aria-hidden />} label={words('close')} onClick={onClose} />
        </Close>
      </Checklist>
    </Sheet>
  )
}

interface ChecklistProps extends Pick<ChecklistPanelProps, 'links' | 'onNavigate'> {
  children: ReactNode
}

function Checklist({ links, onNavigate, children }: ChecklistProps) {
  const t = useTexts('checklist')
  const { items, open, complete, dismissed, hasFailed } = useChecklist()
  const done = t('progress', { complete: complete.length, total: complete.length + open.length })
  const frame = useTexts('frame')
  const foldOf = useFolds()
  const waysOf = useCheckWays()
  const row = (item: ChecklistItem) => (
    <Step key={item.id} item={item} ways={waysOf(item.id)} links={links} onNavigate={onNavigate} />
  )
  return (
    <>
      <Head>
        {children}
        {items?.length ? (
          <>
            <Done>{done}</Done>
            <ProgressLine label={done} value={progress(items)} />
            <Lead>
              <Button onClick={() => onNavigate({ to: '/quick-setup' })}>
                {frame('screens.quickSetup')}
              </Button>
            </Lead>
          </>
        ) : null}
      </Head>
      <Body tabIndex={0}>
        {open.length > 0 ? (
          <ul aria-label={t('open')}>{open.map(row)}</ul>
        ) : (
          <NothingOpen hasFailed={hasFailed} items={items} done={done} />
        )}
        {complete.length > 0 ? (
          <Fold {...foldOf('complete')}>
            <summary>{t('complete', { count: complete.length })}</summary>
            <ul>{complete.map(row)}</ul>
          </Fold>
        ) : null}
        {dismissed.length > 0 ? (
          <Fold {...foldOf('dismissed')}>
            <summary>{t('dismissed', { count: dismissed.length })}</summary>
            <ul>{dismissed.map(row)}</ul>
          </Fold>
        ) : null}
      </Body>
    </>
  )
}

/** Which folds are open. A fold that goes for a moment, while a change settles, comes back as somebody left it. */
function useFolds() {
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  return (name: string) => ({
    open: unfolded.includes(name),
    onToggle: ({ currentTarget: { open: isOpen } }: SyntheticEvent<HTMLDetailsElement>) =>
      setUnfolded((now) => [...now.filter((each) => each !== name), ...(isOpen ? [name] : [])]),
  })
}
