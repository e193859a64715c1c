import { MAIL_POLICY_KINDS } from '#shared/domain/defender/mail-policy.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { MailPoliciesAddress } from './mail-policies-address.ts'

/** The menu of what policies for mail are filtered by. */
export function useMailPolicyFilters(): FilterWords<MailPoliciesAddress> {
  const t = useTexts('defender')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'kind',
        label: t('columns.kind'),
        options: MAIL_POLICY_KINDS.map((value) => ({ value, label: t(`policy.kinds.${value}`) })),
      },
      {
        part: 'state',
        label: words('state'),
        options: (['on', 'off'] as const).map((value) => ({
          value,
          label: t(`states.${value}`),
          chip: `${words('state')}: ${t(`states.${value}`)}`,
        })),
      },
      {
        part: 'builtIn',
        label: t('columns.builtIn'),
        options: [
          { value: true, label: t('builtIn') },
          { value: false, label: t('ownPolicy') },
        ],
      },
    ],
  }
}
