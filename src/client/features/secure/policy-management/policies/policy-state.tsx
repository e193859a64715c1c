import { CircleCheck, CircleDashed, Eye, RefreshCw } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import type { AccessTexts } from './policy-texts.ts'
import { type ListedPolicy, stateOf } from './policy-rows.ts'

/** The state of a policy in words; one that nobody here knows as it came (CA-14). */
export const stateText = (policy: ListedPolicy['policy'], t: AccessTexts): string => {
  const state = stateOf(policy)
  return state ? t(`states.${state}`) : policy.state
}

const icons = {
  enabled: <CircleCheck aria-hidden />,
  disabled: <CircleDashed aria-hidden />,
  enabledForReportingButNotEnforced: <Eye aria-hidden />,
}
const tones = { enabled: 'green', disabled: 'neutral', enabledForReportingButNotEnforced: 'blue' } as const

/** Whether a policy is on, and whether a change of it is under way (CA-03). */
export function PolicyState({ listed }: { listed: Pick<ListedPolicy, 'policy' | 'isUpdating'> }) {
  const t = useTexts('access')
  const { policy, isUpdating } = listed
  const state = stateOf(policy)
  if (isUpdating)
    return (
      <Badge tone="amber">
        <RefreshCw aria-hidden />
        {t('states.updating')}
      </Badge>
    )
  return (
    <Badge tone={state ? tones[state] : 'neutral'}>
      {state ? icons[state] : null}
      {stateText(policy, t)}
    </Badge>
  )
}
