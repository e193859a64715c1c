import { chakra } from '@chakra-ui/react'
import { CircleCheck, ListChecks } from 'lucide-react'
import type { ExternalLinks } from '#shared/contract/external-links.ts'
import { type ChecklistItem, dismissalArea } from '#shared/domain/checklist/checklist.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { dismissCheck } from '#client/data/nouns/organization.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { CheckRow } from './check-row.tsx'
import type { CheckWay } from './check-ways.ts'
import { moreInfoOf } from './more-info.ts'

const Padded = chakra('div', { base: { px: 5 } })

interface StepProps {
  item: ChecklistItem
  ways: readonly CheckWay[]
  /** Where more is said outside of the app. */
  links: ExternalLinks | undefined
  onNavigate: (target: Target) => void
}

/** A step with the ways to it, and whether the organization needs it. */
export function Step({ item, ways, links, onNavigate }: StepProps) {
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
      ways={ways}
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
export function NothingOpen({ hasFailed, items, done }: NothingOpenProps) {
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
