import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import type { EmptyWords } from '#client/parts/list/no-rows.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { CLOUD_NAMES, CLOUDS } from '#shared/domain/employees/clouds.ts'
import { CHECK_AREAS } from '#shared/domain/posture/check-area.ts'
import { SEVERITIES } from '#shared/domain/posture/severity.ts'
import type { PostureAddress } from './posture-address.ts'

const SHOWN = ['notCompliant', 'notMeasured', 'compliant'] as const

/** What the posture's lists say where they have no rows. */
export function usePostureEmpty(): EmptyWords {
  const t = useTexts('posture')
  const words = useTexts('words')
  return {
    icon: <ShieldCheck aria-hidden />,
    none: [t('empty.none'), t('empty.noneReason')],
    unread: [t('empty.unread'), t('empty.unreadReason')],
    filtered: [t('empty.filtered'), t('empty.filteredReason')],
    clear: words('clearSearchAndFilters'),
  }
}

/** The menu of a list that filters by these parts of what is said of a check. */
export function usePostureFilters(
  ...parts: readonly ('area' | 'cloud' | 'severity' | 'show')[]
): FilterWords<PostureAddress> {
  const t = useTexts('posture')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'severity' as const,
        label: t('columns.severity'),
        options: SEVERITIES.map((value) => ({ value, label: t(`severities.${value}`) })),
      },
      {
        part: 'cloud' as const,
        label: t('columns.cloud'),
        options: CLOUDS.map((value) => ({ value, label: CLOUD_NAMES[value] })),
      },
      {
        part: 'area' as const,
        label: t('columns.area'),
        options: CHECK_AREAS.map((value) => ({ value, label: t(`areas.${value}`) })),
      },
      {
        part: 'show' as const,
        label: t('columns.verdict'),
        options: SHOWN.map((value) => ({ value, label: t(`verdicts.${value}`) })),
      },
    ].filter(({ part }) => parts.includes(part)),
  }
}

/** What stands where there is no company to show a posture of. */
export function NoPosture({ why, link }: { why: 'none' | 'unread' | 'gone'; link?: ReactNode }) {
  const t = useTexts('posture')
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden />}
      title={t(`empty.${why}`)}
      reason={t(`empty.${why}Reason`)}
      action={link}
    />
  )
}
