import { chakra } from '@chakra-ui/react'
import { CircleCheck, ListChecks, X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import type { ExternalLinks } from '#shared/contract/external-links.ts'
import { type ChecklistItem, dismissalArea, progress } from '#shared/domain/checklist/checklist.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { dismissCheck, watchReadChecklist } from '#client/data/nouns/organization.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { measures } from '#client/ui/theme/measures.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { Sheet } from '#client/ui/overlays/sheet.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { CheckRow, type CheckTarget } from './check-row.tsx'
import { moreInfoOf } from './more-info.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const Head = chakra('header', { base: { position: 'relative', flexShrink: 0, px: 5, pt: 4, pb: 3.5 } })
const Title = chakra('h2', {
  base: { pe: 10, fontSize: 'lead', lineHeight: '1.375rem', fontWeight: 'title', outline: 'none' },
})
const Done = chakra('p', {
  base: { mt: 1, mb: 2.5, fontSize: 'control', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
const Close = chakra('div', { base: { position: 'absolute', top: 3, insetInlineEnd: 3 } })
const Body = chakra('div', { base: { flex: '1 1 auto', minH: 0, overflowY: 'auto', pb: 5 } })
const Padded = chakra('div', { base: { px: 5 } })
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
  onNavigate: (target: CheckTarget) => void
}

/** The steps of setting up the organization. */
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
  const foldOf = useFolds()
  const row = (item: ChecklistItem) => (
    <Step key={item.id} item={item} links={links} onNavigate={onNavigate} />
  )
  return (
    <>
      <Head>
        {children}
        {items?.length ? (
          <>
            <Done>{done}</Done>
            <ProgressLine label={done} value={progress(items)} />
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

/** The steps as this device knows them. */
function useChecklist() {
  const read = useWatched(watchReadChecklist)
  const items = read === 'failed' ? [] : read
  const counted = items?.filter(({ dismissed }) => !dismissed) ?? []
  return {
    items,
    open: counted.filter(({ completionStatus }) => completionStatus !== 'COMPLETE'),
    complete: counted.filter(({ completionStatus }) => completionStatus === 'COMPLETE'),
    dismissed: items?.filter((item) => item.dismissed) ?? [],
    hasFailed: read === 'failed',
  }
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

interface StepProps extends Pick<ChecklistPanelProps, 'links' | 'onNavigate'> {
  item: ChecklistItem
}

function Step({ item, links, onNavigate }: StepProps) {
  const device = useDevice()
  const t = useTexts('checklist')
  const { permissions, userData } = device.login
  // It is gone for the whole organization then.
  const mayDismiss = mayChangeOrganization(userData) && reaches(permissions[dismissalArea(item.id)], 'manage')
  const dismiss = async (isDismissed: boolean) => {
    const { outcome } = await dismissCheck(device, item.id, isDismissed)
    if (outcome !== 'saved') showToast({ tone: 'error', text: t('notKept') })
  }
  return (
    <CheckRow
      item={item}
      permissions={permissions}
      mayDismiss={mayDismiss}
      moreInfo={moreInfoOf(item.id, links)}
      onDismiss={(isDismissed) => void dismiss(isDismissed)}
      onNavigate={onNavigate}
    />
  )
}

interface NothingOpenProps {
  hasFailed: boolean
  items: readonly ChecklistItem[] | undefined
  done: string
}

/** What stands in the place of open steps. */
function NothingOpen({ hasFailed, items, done }: NothingOpenProps) {
  const t = useTexts('checklist')
  const errors = useTexts('errors')
  if (hasFailed)
    return (
      <Padded role="alert">
        <Callout tone="error">{errors('unexpected')}</Callout>
      </Padded>
    )
  if (items === undefined)
    return (
      <Padded>
        <SkeletonRows rows={5} label={t('loading')} />
      </Padded>
    )
  return items.length === 0 ? (
    <EmptyState icon={<ListChecks aria-hidden />} title={t('none')} reason={t('noneReason')} />
  ) : (
    <EmptyState icon={<CircleCheck aria-hidden />} title={t('allDone')} reason={done} />
  )
}
