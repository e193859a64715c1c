import { CLOUDS, GOOGLE_MARK, namesOfClouds } from '#shared/domain/employees/clouds.ts'
import { MFA_STATUSES } from '#shared/domain/employees/employee.ts'
import { FACTOR_STANDINGS, type FactorStanding } from '#shared/domain/mfa/factor-standing.ts'
import { PER_USER_STATES } from '#shared/domain/mfa/mfa-report.ts'
import { mfaCloudsOf, MFA_PROTECTIONS, MFA_STRENGTHS } from '#shared/domain/mfa/mfa-standing.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine, Named } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Faint } from '#client/ui/words.tsx'
import type { MfaRow } from './mfa-rows.ts'
import { methodsText, type MfaTexts, roleText, stateText } from './mfa-words.ts'

interface Words {
  t: MfaTexts
  words: ReturnType<typeof useTexts<'words'>>
  isOfOne: boolean
  /** Whether another vendor tells of somebody. */
  isElsewhere: boolean
  /** Whether Google does, which then has a column of its own. */
  isGoogle: boolean
}

export const mfaColumns = (words: Words): Column<MfaRow>[] => [
  ...personColumns(words),
  ...standingColumns(words),
  ...methodColumns(words),
]

const personColumns = ({ t, words, isOfOne }: Words): Column<MfaRow>[] => [
  {
    id: 'person',
    header: t('columns.person'),
    minWidth: 210,
    primary: true,
    sortable: true,
    text: ({ person }) => person.name,
    render: ({ person }) => (
      <>
        {person.name} {person.google ? <Badge>{GOOGLE_MARK}</Badge> : null}{' '}
        <Faint>{person.username === person.name ? '' : person.username}</Faint>
      </>
    ),
  },
  {
    id: 'username',
    header: t('panel.username'),
    minWidth: 180,
    hidden: true,
    text: ({ person }) => person.username,
  },
  {
    id: 'company',
    header: words('company'),
    minWidth: 120,
    hidden: isOfOne,
    sortable: true,
    text: ({ company }) => company,
  },
  {
    id: 'role',
    header: t('columns.role'),
    minWidth: 110,
    leaves: 3,
    text: ({ person }) => roleText(person, t),
    render: ({ person, isAdmin }) =>
      isAdmin ? <Badge>{t('admin')}</Badge> : <Faint>{roleText(person, t)}</Faint>,
  },
]

const standingColumns = ({ t }: Words): Column<MfaRow>[] => [
  {
    id: 'protection',
    header: t('columns.protection'),
    kind: 'state',
    says: ([...MFA_PROTECTIONS, 'unknown'] as const).map((word) => t(`protections.${word}`)),
    sortable: true,
    text: ({ protection }) => t(`protections.${protection ?? 'unknown'}`),
    render: (row) => <Protection row={row} t={t} />,
  },
  {
    id: 'status',
    header: t('columns.status'),
    kind: 'state',
    says: MFA_STATUSES.map((status) => t(`statuses.${status}`)),
    leaves: 5,
    sortable: true,
    text: ({ status }) => (status ? t(`statuses.${status}`) : t('notTold')),
  },
  {
    id: 'strength',
    header: t('columns.strength'),
    kind: 'state',
    says: MFA_STRENGTHS.map((strength) => t(`strengths.${strength}`)),
    leaves: 4,
    sortable: true,
    text: ({ strength }) => (strength ? t(`strengths.${strength}`) : t('notTold')),
    render: ({ strength }) => (strength ? t(`strengths.${strength}`) : <Faint>{t('notTold')}</Faint>),
  },
]

const methodColumns = ({ t, isElsewhere, isGoogle }: Words): Column<MfaRow>[] => [
  {
    id: 'methods',
    header: t('columns.methods'),
    minWidth: 200,
    leaves: 2,
    text: ({ person }) => methodsText(person, t),
    render: ({ person }) => methodsText(person, t) || <Faint>–</Faint>,
  },
  {
    id: 'preferred',
    header: t('columns.preferred'),
    minWidth: 150,
    hidden: true,
    text: ({ person: { registered } }) =>
      registered?.preferred ? t(`preferences.${registered.preferred}`) : '',
  },
  {
    id: 'state',
    header: t('columns.state'),
    kind: 'state',
    says: [
      ...PER_USER_STATES.map((state) => t(`states.${state}`)),
      t('notTold'),
      ...(isGoogle ? [t('notOffered')] : []),
    ],
    leaves: 1,
    text: (row) => stateText(row, t),
    render: (row) => <Faint>{stateText(row, t)}</Faint>,
  },
  {
    id: 'elsewhere',
    header: t('columns.elsewhere'),
    kind: 'state',
    says: FACTOR_STANDINGS.map((standing) => t(`standings.${standing}`)),
    hidden: !isElsewhere,
    leaves: 6,
    text: ({ person: { elsewhere } }) => (elsewhere ? t(`standings.${elsewhere}`) : ''),
    render: ({ person: { elsewhere } }) =>
      elsewhere ? <Elsewhere standing={elsewhere} t={t} /> : <Faint>–</Faint>,
  },
  {
    id: 'google',
    header: t('columns.google'),
    kind: 'state',
    says: (['Registered', 'Not Registered', 'Enforced'] as const).map((status) => t(`statuses.${status}`)),
    hidden: !isGoogle,
    leaves: 0.6,
    text: ({ person: { google } }) => (google ? t(`statuses.${google.second_factor}`) : ''),
    render: ({ person: { google } }) => <Faint>{google ? t(`statuses.${google.second_factor}`) : '–'}</Faint>,
  },
  {
    id: 'cloud',
    header: t('columns.cloud'),
    kind: 'state',
    says: [namesOfClouds(CLOUDS)],
    hidden: !isGoogle,
    leaves: 0.5,
    text: ({ person }) => namesOfClouds(mfaCloudsOf(person)),
    render: ({ person }) => <Faint>{namesOfClouds(mfaCloudsOf(person))}</Faint>,
  },
]

const URGENT: ReadonlySet<FactorStanding> = new Set(['Locked Out', 'Pending Deletion'])

/** What keeps somebody from their work, or soon will, is marked. */
export function Elsewhere({ standing, t }: { standing: FactorStanding; t: MfaTexts }) {
  const text = t(`standings.${standing}`)
  return URGENT.has(standing) ? <Badge tone="amber">{text}</Badge> : <Faint>{text}</Faint>
}

/** Somebody with a role is urgent; of everybody else there are too many for red. */
export function Protection({ row: { protection, isAdmin }, t }: { row: MfaRow; t: MfaTexts }) {
  const text = t(`protections.${protection ?? 'unknown'}`)
  if (protection === 'signInBlocked') return <Badge>{text}</Badge>
  if (protection === 'notProtected')
    return (
      <Verdict kind="notCompliant" heat={isAdmin ? 'critical' : 'medium'}>
        {text}
      </Verdict>
    )
  return <Verdict kind={protection ? 'compliant' : 'notMeasured'}>{text}</Verdict>
}

/** Somebody on a phone. */
export function MfaCard({
  row,
  t,
  isOfOne,
  open,
}: {
  row: MfaRow
  t: MfaTexts
  isOfOne: boolean
  open: () => void
}) {
  const { person, company, isAdmin } = row
  const methods = person.only_google ? '' : methodsText(person, t)
  return (
    <>
      <CardOpener onClick={open}>
        <Named>{person.name}</Named>
      </CardOpener>
      <CardLine>{[isOfOne ? '' : company, methods].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <Protection row={row} t={t} />
        {isAdmin ? <Badge>{t('admin')}</Badge> : null}
        {person.google ? <Badge>{GOOGLE_MARK}</Badge> : null}
        {person.elsewhere && URGENT.has(person.elsewhere) ? (
          <Elsewhere standing={person.elsewhere} t={t} />
        ) : null}
      </CardFacts>
    </>
  )
}
