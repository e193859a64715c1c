import { BUILT_IN_CONTROLS, OPERATORS } from '#shared/domain/conditional-access/vocabulary.ts'
import { useTexts } from '#client/texts/texts.ts'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { strengthChoices } from './choices.ts'
import { useEditor } from './editor-context.ts'
import { textIn } from './policy-members.ts'
import { InputBox, ListInput, NamesInput, useInputError, useUnreadText } from './value-field.tsx'

const NONE = ''

/** What is demanded before access is given (CA-07, CA-12). */
export function GrantGroup() {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const { form, options, nameOf } = useEditor()
  const unreadText = useUnreadText()
  const operatorError = useInputError('operator')
  const strengthError = useInputError('authenticationStrength')
  const { operator, authenticationStrength, customAuthenticationFactors } = form.values
  const { options: strengths, reason } = strengthChoices(options, nameOf)
  const strength = textIn(authenticationStrength, 'id') ?? NONE
  const isKnown = strength === NONE || strengths.some(({ value }) => value === strength)
  return (
    <>
      <ListInput input="builtInControls" label={access('members.controls')} words={BUILT_IN_CONTROLS} />
      <InputBox input="operator">
        <SelectField
          label={access('members.operator')}
          value={operator}
          onChange={(value) => form.set({ operator: value })}
          options={[
            { value: NONE, label: t('notSet') },
            ...OPERATORS.map((value) => ({ value: value as string, label: access(`values.${value}`) })),
          ]}
          error={operatorError}
        />
      </InputBox>
      <InputBox input="authenticationStrength">
        <SelectField
          label={access('members.strength')}
          value={strength}
          onChange={(id) => form.set({ authenticationStrength: id === NONE ? null : { id } })}
          options={[
            { value: NONE, label: t('notSet') },
            ...strengths,
            ...(isKnown ? [] : [{ value: strength, label: nameOf('strengths', strength).text }]),
          ]}
          help={unreadText(reason)}
          error={strengthError}
        />
      </InputBox>
      <NamesInput input="termsOfUse" label={access('members.terms')} />
      {/* Nothing tells which factors a tenant has, so that none can be added here. */}
      {customAuthenticationFactors.length > 0 ? (
        <ListInput
          input="customAuthenticationFactors"
          label={access('members.factors')}
          words={customAuthenticationFactors}
        />
      ) : null}
    </>
  )
}
