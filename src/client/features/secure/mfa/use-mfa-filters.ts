import { CLOUD_NAMES, CLOUDS } from '#shared/domain/employees/clouds.ts'
import { MFA_STATUSES } from '#shared/domain/employees/employee.ts'
import { FACTOR_STANDINGS } from '#shared/domain/mfa/factor-standing.ts'
import { MFA_METHODS, PER_USER_STATES } from '#shared/domain/mfa/mfa-report.ts'
import { MFA_PROTECTIONS, MFA_STRENGTHS } from '#shared/domain/mfa/mfa-standing.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { MfaAddress } from './mfa-address.ts'
import type { MfaTexts } from './mfa-words.ts'

interface Told {
  /** Whether another vendor tells of somebody. */
  isElsewhere: boolean
  /** Whether Google does. */
  isGoogle: boolean
}

/** The menu of what people are filtered by (MFA-01); by another vendor's word where one tells of somebody. */
export function useMfaFilters(told: Told): FilterWords<MfaAddress> {
  const t = useTexts('mfa')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'protection',
        label: t('columns.protection'),
        options: [...MFA_PROTECTIONS, 'unknown' as const].map((value) => ({
          value,
          label: t(`protections.${value}`),
        })),
      },
      {
        part: 'status',
        label: t('columns.status'),
        // Nobody is told of as not required.
        options: MFA_STATUSES.filter((value) => value !== 'Not Required').map((value) => ({
          value,
          label: t(`statuses.${value}`),
        })),
      },
      {
        part: 'strength',
        label: t('columns.strength'),
        options: MFA_STRENGTHS.map((value) => ({
          value,
          label: t(`strengths.${value}`),
          chip: `${t('columns.strength')}: ${t(`strengths.${value}`)}`,
        })),
      },
      {
        part: 'method',
        label: t('columns.methods'),
        options: MFA_METHODS.map((value) => ({ value, label: t(`methods.${value}`) })),
      },
      {
        part: 'state',
        label: t('columns.state'),
        options: PER_USER_STATES.map((value) => ({
          value,
          label: t(`states.${value}`),
          chip: `${t('columns.state')}: ${t(`states.${value}`)}`,
        })),
      },
      ...tellerChoices(t, told),
      {
        part: 'admin',
        label: t('columns.role'),
        options: [{ value: true, label: t('admin') }],
      },
      {
        part: 'guest',
        label: t('filters.kind'),
        options: [
          { value: false, label: t('member') },
          { value: true, label: t('guest') },
        ],
      },
    ],
  }
}

/** What only some vendors tell is asked for where one does. */
const tellerChoices = (t: MfaTexts, { isElsewhere, isGoogle }: Told): FilterWords<MfaAddress>['choices'] => [
  ...(isElsewhere
    ? [
        {
          part: 'elsewhere',
          label: t('columns.elsewhere'),
          options: FACTOR_STANDINGS.map((value) => ({
            value,
            label: t(`standings.${value}`),
            chip: `${t('columns.elsewhere')}: ${t(`standings.${value}`)}`,
          })),
        } as const,
      ]
    : []),
  ...(isGoogle
    ? [
        {
          part: 'cloud',
          label: t('columns.cloud'),
          options: CLOUDS.map((value) => ({
            value,
            label: CLOUD_NAMES[value],
            chip: `${t('columns.cloud')}: ${CLOUD_NAMES[value]}`,
          })),
        } as const,
      ]
    : []),
]
