import { useEffect } from 'react'
import { watchBaselines } from '#client/data/nouns/secure/policy-templates.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { TEMPLATE_SCREENS } from '#client/parts/template-screens.ts'

const ELSEWHERE = ['DEFENDER', 'INTUNE_CONFIGURATION', 'INTUNE_COMPLIANCE'] as const

/** Leads from the screen of conditional access to the one of the baseline whose refused change is corrected: the change alone does not tell its type. */
export function useLeadToBaseline(open: string | undefined, correct: string | undefined) {
  const go = useGo()
  const defender = useWatched(watchBaselines.DEFENDER)
  const configuration = useWatched(watchBaselines.INTUNE_CONFIGURATION)
  const compliance = useWatched(watchBaselines.INTUNE_COMPLIANCE)
  const all = [defender, configuration, compliance]
  const type =
    correct === undefined
      ? undefined
      : ELSEWHERE.find((_, place) => all[place]?.some(({ row }) => row.id === open))
  useEffect(() => {
    if (type === undefined) return
    go({
      to: TEMPLATE_SCREENS[type],
      search: { tab: 'baselines', mode: 'edit', open, correct },
      replace: true,
    })
  }, [type, open, correct, go])
}
