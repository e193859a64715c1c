import { chakra } from '@chakra-ui/react'
import { levelsOf } from '#shared/domain/conditional-access/policy.ts'
import { GUEST_TYPES } from '#shared/domain/conditional-access/vocabulary.ts'
import { useTexts } from '#client/texts/texts.ts'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { memberAt, type Members, textIn } from './policy-members.ts'
import { linesOf } from './lines.ts'
import { useEditor } from './editor-context.ts'
import { WordsInput } from './value-field.tsx'

const Stack = chakra('div', { base: { display: 'grid', gap: 3 } })

type GuestInput = 'includeGuestsOrExternalUsers' | 'excludeGuestsOrExternalUsers'

/** Kinds of guests, and of which tenants they are (CA-04, CA-10). */
export function GuestsInput({ input, label }: { input: GuestInput; label: string }) {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const { form } = useEditor()
  const guests = form.values[input]
  const types = levelsOf(textIn(guests, 'guestOrExternalUserTypes'))
  const kind = memberAt(guests, 'externalTenants.membershipKind') === 'enumerated' ? 'enumerated' : 'all'
  const members = memberAt(guests, 'externalTenants.members')
  const set = (value: Members | null) => form.set({ [input]: value })
  return (
    <Stack>
      <WordsInput
        input={input}
        label={label}
        words={GUEST_TYPES}
        value={types}
        onChange={(chosen) => set(guestsOf(guests, chosen))}
      />
      {types.length > 0 ? (
        <SelectField
          label={access('members.tenants')}
          value={kind}
          onChange={(next) => set({ ...guests, externalTenants: tenantsOf(next) })}
          options={[
            { value: 'all', label: t('guests.all') },
            { value: 'enumerated', label: t('guests.some') },
          ]}
        />
      ) : null}
      {types.length > 0 && kind === 'enumerated' ? (
        <TextArea
          label={t('guests.tenants')}
          help={t('onePerLine')}
          rows={2}
          value={Array.isArray(members) ? members.join('\n') : ''}
          onChange={(text) =>
            set({
              ...guests,
              externalTenants: { ...tenantsOf('enumerated'), members: linesOf(text) },
            })
          }
        />
      ) : null}
    </Stack>
  )
}

function guestsOf(before: Members | null, types: readonly string[]): Members | null {
  if (types.length === 0) return null
  return {
    ...before,
    guestOrExternalUserTypes: types.join(','),
    externalTenants: before?.['externalTenants'] ?? tenantsOf('all'),
  }
}

/** The vendor takes each kind only with the name of its type. */
const tenantsOf = (kind: 'all' | 'enumerated'): Members =>
  kind === 'all'
    ? {
        '@odata.type': '#microsoft.graph.conditionalAccessAllExternalTenants',
        membershipKind: 'all',
      }
    : {
        '@odata.type': '#microsoft.graph.conditionalAccessEnumeratedExternalTenants',
        membershipKind: 'enumerated',
        members: [],
      }
