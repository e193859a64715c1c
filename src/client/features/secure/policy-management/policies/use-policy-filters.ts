import { POLICY_STATES } from '#shared/domain/conditional-access/vocabulary.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { useTexts } from '#client/texts/texts.ts'
import {
  type Demand,
  DEMANDS,
  FINDING_FILTERS,
  type PoliciesAddress,
  type Target,
  TARGETS,
} from './policies-address.ts'
import type { AccessTexts } from './policy-texts.ts'

/** The menu of what policies are filtered by. */
export function usePolicyFilters(): FilterWords<PoliciesAddress> {
  const t = useTexts('access')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'state',
        label: words('state'),
        options: POLICY_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      {
        part: 'demand',
        label: t('columns.demands'),
        options: DEMANDS.map((value) => ({ value, label: demandText(value, t) })),
      },
      {
        part: 'target',
        label: t('filters.targets'),
        options: TARGETS.map((value) => ({ value, label: targetText(value, t) })),
      },
      {
        part: 'finding',
        label: t('columns.findings'),
        options: FINDING_FILTERS.map((value) => ({
          value,
          label: value === 'any' ? t('filters.anyFinding') : t(`values.${value}`),
          chip:
            value === 'any' ? t('filters.anyFinding') : `${t('columns.findings')}: ${t(`values.${value}`)}`,
        })),
      },
      {
        part: 'template',
        label: t('columns.template'),
        options: [
          { value: true, label: t('phrases.templateYes') },
          { value: false, label: t('phrases.templateNo') },
        ],
      },
    ],
  }
}

const demandText = (demand: Demand, t: AccessTexts): string =>
  demand === 'block' || demand === 'mfa' || demand === 'passwordChange'
    ? t(`values.${demand}`)
    : t(`filters.demands.${demand}`)

const targetText = (target: Target, t: AccessTexts): string =>
  target === 'allUsers' || target === 'allApps' ? t(`phrases.${target}`) : t(`filters.target.${target}`)
