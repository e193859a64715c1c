import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { permissionsOf, type Role } from '#shared/domain/permissions/roles.ts'
import type { User } from '#shared/domain/users/user.ts'
import { type Actor, canElevate, grantableRoles } from '#shared/domain/users/user-rules.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { ActSwitches } from './act-switches.tsx'
import { CopyAccess } from './copy-access.tsx'
import { PermissionMatrix } from './permission-matrix.tsx'
import type { UserForm } from './user-draft.ts'

const Parts = chakra('div', { base: { display: 'grid', gap: 5, maxW: '46rem', color: 'text' } })

interface PermissionFormProps {
  form: UserForm
  /** Whose permissions these are; undefined for somebody new. */
  userId: string | undefined
  /** Who gives. */
  actor: Actor
  people: readonly User[]
  companies: readonly { id: string }[]
  disabled?: boolean
}

/** The role, which fills the levels, and for a system user each level by itself (PERM-05). */
export function PermissionForm({
  form,
  userId,
  actor,
  people,
  companies,
  disabled = false,
}: PermissionFormProps) {
  const t = useTexts('users')
  const words = useTexts('words')
  const frame = useTexts('frame')
  const { role, permissions, reach } = form.values
  const companyIds = useMemo(() => new Set(companies.map(({ id }) => id)), [companies])
  const isGuest = reach === 'guest'
  const given = grantableRoles(actor.role, { guest: isGuest })
  const isFree = role === 'System user'
  const setRole = (next: Role) =>
    // Who becomes a system user begins with the levels of the former role.
    form.set({ role: next, permissions: permissionsOf(next, permissionsOf(role, permissions)) })
  return (
    <Parts>
      {disabled ? null : (
        <CopyAccess form={form} actor={actor} people={people} userId={userId} companyIds={companyIds} />
      )}
      <SelectField
        label={words('role')}
        help={t(`permissions.roleHelp.${role}`)}
        value={role}
        onChange={setRole}
        disabled={disabled}
        options={(given.includes(role) ? given : [role, ...given]).map((value) => ({
          value,
          label: frame(`roles.${value}`),
        }))}
      />
      {canElevate(permissions) && role !== 'Owner' && !isGuest ? (
        <Callout tone="warn">{t('permissions.elevates')}</Callout>
      ) : null}
      {isGuest ? <Callout tone="info">{t('permissions.guest')}</Callout> : null}
      {isFree || disabled ? null : <Callout tone="info">{t('permissions.fromRole')}</Callout>}
      <PermissionMatrix
        permissions={permissions}
        onChange={
          isFree && !disabled
            ? (area, level) => form.set({ permissions: { ...permissions, [area]: level } })
            : undefined
        }
      />
      {role === 'Owner' ? null : <ActSwitches form={form} actor={actor} disabled={disabled} />}
    </Parts>
  )
}
