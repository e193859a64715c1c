import { chakra } from '@chakra-ui/react'
import { DANGEROUS_ACTS, sortedActs } from '#shared/domain/permissions/dangerous-acts.ts'
import type { Actor } from '#shared/domain/users/user-rules.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import type { UserForm } from './user-draft.ts'

const Heading = chakra('h3', { base: { fontSize: 'control', fontWeight: 'semibold', color: 'text' } })
const Help = chakra('p', { base: { mb: 2, fontSize: 'small', color: 'muted' } })
const List = chakra('fieldset', { base: { display: 'grid', gap: 2, minW: 0 } })

interface ActSwitchesProps {
  form: UserForm
  /** Who gives: what is withheld from them they allow nobody. */
  actor: Actor
  disabled: boolean
}

/** What is dangerous enough to have a switch of its own, in plain words. */
export function ActSwitches({ form, actor, disabled }: ActSwitchesProps) {
  const t = useTexts('users')
  const { withheld } = form.values
  return (
    <section>
      <Heading>{t('switches.title')}</Heading>
      <Help>{t('switches.help')}</Help>
      <List aria-label={t('switches.title')}>
        {DANGEROUS_ACTS.map((act) => {
          const isOwn = actor.withheld.includes(act) && withheld.includes(act)
          return (
            <Checkbox
              key={act}
              label={t(`switches.acts.${act}`)}
              {...(isOwn ? { help: t('switches.own') } : {})}
              checked={!withheld.includes(act)}
              disabled={disabled || isOwn}
              onChange={(isAllowed) =>
                form.set({
                  withheld: isAllowed
                    ? withheld.filter((each) => each !== act)
                    : sortedActs([...withheld, act]),
                })
              }
            />
          )
        })}
      </List>
    </section>
  )
}
