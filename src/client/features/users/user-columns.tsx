import { chakra } from '@chakra-ui/react'
import { CircleSlash, Clock, ShieldAlert } from 'lucide-react'
import { ROLES } from '#shared/domain/permissions/roles.ts'
import { fullName, LOGIN_OPTIONS, type User } from '#shared/domain/users/user.ts'
import { canElevate } from '#shared/domain/users/user-rules.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine, Named } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Quiet } from '#client/ui/words.tsx'
import { companyWords, type UserTexts } from './company-words.ts'
import { STANDINGS, standingOf } from './user-list.ts'

/** What the columns need besides the row. */
export interface ColumnContext {
  t: UserTexts
  isOwn: (user: User) => boolean
  roleName: (role: User['role']) => string
  companyName: (id: string) => string | undefined
}

const Marked = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 1.5, '& svg': { boxSize: '0.875rem' } },
})

export const userColumns = ({ t, isOwn, roleName, companyName }: ColumnContext): Column<User>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    minWidth: 170,
    primary: true,
    sortable: true,
    text: (user) => fullName(user) || user.email,
    render: (user) => <PersonName user={user} isOwn={isOwn(user)} t={t} />,
  },
  {
    id: 'email',
    header: t('columns.email'),
    minWidth: 200,
    leaves: 3,
    sortable: true,
    text: ({ email }) => email,
    render: ({ email }) => <Quiet title={email}>{email}</Quiet>,
  },
  {
    id: 'role',
    header: t('columns.role'),
    kind: 'state',
    says: ROLES.map(roleName),
    sortable: true,
    text: ({ role }) => roleName(role),
    render: (user) => <RoleName user={user} t={t} />,
  },
  {
    id: 'status',
    header: t('columns.status'),
    kind: 'state',
    says: STANDINGS.map((standing) => t(`status.${standing}`)),
    sortable: true,
    text: (user) => t(`status.${standingOf(user)}`),
    render: (user) => <Standing user={user} t={t} />,
  },
  {
    id: 'companies',
    header: t('columns.companies'),
    minWidth: 150,
    leaves: 2,
    text: (user) => companyWords(user, t, companyName),
  },
  {
    id: 'login_options',
    header: t('columns.login_options'),
    kind: 'state',
    says: LOGIN_OPTIONS.map((way) => t(`loginOptions.${way}`)),
    beside: 0,
    leaves: 1,
    text: ({ login_options }) => t(`loginOptions.${login_options}`),
  },
]

const PersonName = ({ user, isOwn, t }: { user: User; isOwn: boolean; t: UserTexts }) => (
  <Named>
    <span>{fullName(user) || user.email}</span>
    {isOwn ? (
      <span>
        <Badge tone="accent">{t('you')}</Badge>
      </span>
    ) : null}
  </Named>
)

/** The role, marked where it lets somebody raise themselves. */
export const RoleName = ({ user, t }: { user: User; t: UserTexts }) => (
  <Marked>
    {useTexts('frame')(`roles.${user.role}`)}
    {canElevate(user.permissions) ? (
      <ShieldAlert role="img" aria-label={t('figures.elevated')}>
        <title>{t('figures.elevated')}</title>
      </ShieldAlert>
    ) : null}
  </Marked>
)

export function Standing({ user, t }: { user: User; t: UserTexts }) {
  const standing = standingOf(user)
  if (standing === 'joined') return t('status.joined')
  return (
    <Badge tone={standing === 'disabled' ? 'neutral' : 'amber'}>
      {standing === 'disabled' ? <CircleSlash size={12} aria-hidden /> : <Clock size={12} aria-hidden />}
      {t(`status.${standing}`)}
    </Badge>
  )
}

/** A person on a phone. */
export function UserCard({ user, open, ...context }: ColumnContext & { user: User; open: () => void }) {
  const { t, isOwn, companyName } = context
  return (
    <>
      <CardOpener onClick={open}>{fullName(user) || user.email}</CardOpener>
      <CardLine>{user.email}</CardLine>
      <CardFacts>
        {isOwn(user) ? <Badge tone="accent">{t('you')}</Badge> : null}
        <RoleName user={user} t={t} />
        <span>{companyWords(user, t, companyName)}</span>
        {standingOf(user) === 'joined' ? null : <Standing user={user} t={t} />}
      </CardFacts>
    </>
  )
}
