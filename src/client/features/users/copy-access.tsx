import { useMemo, useState } from 'react'
import { fullName, type User } from '#shared/domain/users/user.ts'
import { type Actor, copiedAccess } from '#shared/domain/users/user-rules.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { setDraft, type UserForm } from './user-draft.ts'

interface CopyAccessProps {
  form: UserForm
  actor: Actor
  people: readonly User[]
  /** Whose permissions these are; undefined for somebody new. */
  userId: string | undefined
  companyIds: ReadonlySet<string>
}

/** Takes role, levels and switches from somebody else, as far as the actor could give them by hand. */
export function CopyAccess({ form, actor, people, userId, companyIds }: CopyAccessProps) {
  const t = useTexts('users')
  const [copied, setCopied] = useState<string>()
  const sources = useMemo(
    () =>
      people.flatMap((user) => {
        const set = user.id === userId ? undefined : copiedAccess(actor, user, companyIds)
        return set ? [{ user, set }] : []
      }),
    [people, userId, actor, companyIds],
  )
  if (sources.length === 0) return null
  return (
    <Field label={t('copy.from')} help={t('copy.help')}>
      {() => (
        <ComboBox
          label={t('copy.from')}
          value={copied}
          onChange={(id) => {
            setCopied(id)
            const set = sources.find(({ user }) => user.id === id)?.set
            if (set) form.set(setDraft(set))
          }}
          options={sources.map(({ user }) => ({ value: user.id, label: fullName(user) || user.email }))}
          placeholder={t('copy.choose')}
          searchPlaceholder={t('copy.find')}
          emptyText={t('copy.nobody')}
          wide
        />
      )}
    </Field>
  )
}
