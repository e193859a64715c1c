import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { DIRECTORY_ROLES } from '#shared/domain/conditional-access/directory-roles.ts'
import { applications } from '#shared/domain/conditional-access/simulate/suites.ts'
import {
  GUEST_TYPES,
  SPECIAL_APPLICATIONS,
  USER_ACTIONS,
} from '#shared/domain/conditional-access/vocabulary.ts'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { countries } from '#client/parts/countries.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { vendorWord } from '../value-words.ts'
import { LabelledCombo } from './labelled.tsx'
import {
  CLIENTS,
  DEVICES,
  FLOWS,
  INSIDER_RISKS,
  METHODS,
  PLACES,
  PLATFORM_CHOICES,
  type Question,
  RISKS,
  TRUSTS,
  WHO,
} from './question.ts'
import { OTHER_APPLICATION } from './sign-ins.ts'
import { APPLICATION_NAMES } from './test-words.ts'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fill, minmax(14rem, 1fr))',
    },
    alignItems: 'end',
    gap: 3,
  },
})

export interface QuestionFormProps {
  question: Question
  onChange: (change: Question) => void
  /** Of the company whose answer is shown in full. */
  options: AccessOptions | undefined
  people: readonly Employee[] | undefined
  /** Stands first: the choice of the company. */
  first?: ReactNode
}

/** A sign-in as somebody tries it; what is left alone is as usual. */
export function QuestionForm(props: QuestionFormProps) {
  const t = useTexts('signInTest')
  return (
    <form aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
      <Grid>
        {props.first}
        <WhoFields {...props} />
        <TargetField {...props} />
        <PlaceFields {...props} />
        <HowFields {...props} />
        <RiskFields {...props} />
      </Grid>
    </form>
  )
}

/** A choice of few, whose words have the names of the values. */
function Choice<Value extends string>({
  label,
  value,
  values,
  text,
  onChange,
}: {
  label: string
  value: Value
  values: readonly Value[]
  text: (value: Value) => string
  onChange: (value: Value) => void
}) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      options={values.map((each) => ({ value: each, label: text(each) }))}
    />
  )
}

function WhoFields({ question, onChange, options, people }: QuestionFormProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  const { who = 'member' } = question
  const isPerson = who !== 'workload'
  const isGuest = who === 'guest' || who === 'technician'
  const isOneOf = who === 'employee' || who === 'emergency'
  const groups = options && 'items' in options.groups ? options.groups.items : []
  const group = question.group ?? (isOneOf ? 'unknown' : 'none')
  const methods =
    question.methods ??
    (who !== 'employee'
      ? 'app'
      : people?.find(({ id }) => id === question.id)?.mfa_status === 'Not Registered'
        ? 'password'
        : 'unknown')
  return (
    <>
      <Choice
        label={t('fields.who')}
        value={who}
        values={WHO}
        text={(each) => t(`who.${each}`)}
        onChange={(each) =>
          onChange({ who: each, id: undefined, methods: undefined, group: undefined, trust: undefined })
        }
      />
      <WhichField question={question} onChange={onChange} options={options} people={people} />
      {isPerson ? (
        <Choice
          label={t('fields.methods')}
          value={methods}
          values={METHODS}
          text={(each) => (each === 'unknown' ? t('unknown') : t(`methods.${each}`))}
          onChange={(each) => onChange({ methods: each })}
        />
      ) : null}
      {isPerson ? (
        <LabelledCombo
          label={t('fields.group')}
          value={group}
          onChange={(each) => onChange({ group: each })}
          options={[
            { value: 'none', label: t('noGroup') },
            { value: 'unknown', label: t('unknown') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          placeholder={group}
          searchPlaceholder={t('find')}
          emptyText={t('noSuch')}
        />
      ) : null}
      {isGuest ? (
        <Choice
          label={t('fields.trust')}
          value={question.trust ?? 'no'}
          values={TRUSTS}
          text={(each) => (each === 'unknown' ? t('unknown') : t(`trust.${each}`))}
          onChange={(each) => onChange({ trust: each })}
        />
      ) : null}
      {isPerson ? null : (
        <Choice
          label={access('members.principalRisk')}
          value={question.userRisk ?? 'none'}
          values={RISKS}
          text={(each) => (each === 'unknown' ? t('unknown') : access(`values.${each}`))}
          onChange={(each) => onChange({ userRisk: each })}
        />
      )}
    </>
  )
}

/** Which employee, role or kind of guest it is. */
function WhichField({ question, onChange, people }: QuestionFormProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  const set = (id: string) => onChange({ id })
  const words = { searchPlaceholder: t('find'), emptyText: t('noSuch'), placeholder: t('choose') }
  const roles = useMemo(
    () => [...DIRECTORY_ROLES].map(([value, label]) => ({ value, label })).toSorted(byLabel),
    [],
  )
  switch (question.who) {
    case 'employee':
      return (
        <LabelledCombo
          {...words}
          label={t('fields.employee')}
          value={question.id}
          onChange={set}
          options={(people ?? []).map(({ id, display_name: label, email: detail }) => ({
            value: id,
            label: label || detail,
            detail,
          }))}
        />
      )
    case 'role':
      return (
        <LabelledCombo
          {...words}
          label={t('fields.role')}
          value={question.id}
          onChange={set}
          options={roles}
        />
      )
    case 'guest':
      return (
        <Choice
          label={t('fields.guest')}
          value={GUEST_TYPES.find((type) => type === question.id) ?? 'b2bCollaborationGuest'}
          values={GUEST_TYPES}
          text={(each) => access(`values.${each}`)}
          onChange={set}
        />
      )
    default:
      return null
  }
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)

function TargetField({ question, onChange, options }: QuestionFormProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  const choices = useMemo(() => {
    const own = options && 'items' in options.applications ? options.applications.items : []
    const word = (value: string) => ({ value, label: vendorWord(access, value) ?? value })
    return [
      ...SPECIAL_APPLICATIONS.map(word),
      ...USER_ACTIONS.map(word),
      ...[...APPLICATION_NAMES].map(([value, label]) => ({ value, label })),
      ...own
        .filter(({ id }) => !APPLICATION_NAMES.has(id.toLowerCase()))
        .map(({ id, name }) => ({ value: id, label: name })),
      { value: OTHER_APPLICATION, label: t('otherApplication') },
    ]
  }, [options, access, t])
  const target = question.target ?? applications.exchangeOnline
  return (
    <LabelledCombo
      label={t('fields.target')}
      value={target}
      onChange={(each) => onChange({ target: each })}
      options={choices}
      placeholder={target}
      searchPlaceholder={t('find')}
      emptyText={t('noSuch')}
    />
  )
}

function PlaceFields({ question, onChange }: QuestionFormProps) {
  const t = useTexts('signInTest')
  const locale = useLocale()
  const { place = 'elsewhere', country = 'unknown' } = question
  const choices = useMemo(() => countries(locale), [locale])
  const [typed, setTyped] = useState(question.address ?? '')
  const address = plainAddress(typed)
  return (
    <>
      <Choice
        label={t('fields.place')}
        value={place}
        values={PLACES}
        text={(each) => (each === 'unknown' ? t('unknown') : t(`places.${each}`))}
        onChange={(each) => onChange({ place: each, ...(each === 'address' ? {} : { address: undefined }) })}
      />
      {place === 'address' ? (
        <TextField
          label={t('fields.address')}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            onChange({ address: plainAddress(next) })
          }}
          error={typed !== '' && address === undefined ? t('invalidAddress') : undefined}
          mono
        />
      ) : null}
      <LabelledCombo
        label={t('fields.country')}
        value={country}
        onChange={(each) => onChange({ country: each })}
        options={[
          { value: 'unknown', label: t('unknown') },
          { value: 'none', label: t('noCountry') },
          ...choices,
        ]}
        placeholder={country}
        searchPlaceholder={t('find')}
        emptyText={t('noSuch')}
      />
    </>
  )
}

function HowFields({ question, onChange }: QuestionFormProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  return (
    <>
      <Choice
        label={t('fields.platform')}
        value={question.platform ?? 'windows'}
        values={PLATFORM_CHOICES}
        text={(each) => {
          if (each === 'unknown') return t('unknown')
          return each === 'other' ? t('otherPlatform') : (vendorWord(access, each) ?? each)
        }}
        onChange={(each) => onChange({ platform: each })}
      />
      <Choice
        label={t('fields.client')}
        value={question.client ?? 'browser'}
        values={CLIENTS}
        text={(each) =>
          each === 'approved' || each === 'protected' ? t(`clients.${each}`) : access(`values.${each}`)
        }
        onChange={(each) => onChange({ client: each })}
      />
      <Choice
        label={t('fields.device')}
        value={question.device ?? 'none'}
        values={DEVICES}
        text={(each) => (each === 'unknown' ? t('unknown') : t(`devices.${each}`))}
        onChange={(each) => onChange({ device: each })}
      />
      <Choice
        label={t('fields.flow')}
        value={question.flow ?? 'none'}
        values={FLOWS}
        text={(each) => {
          if (each === 'unknown') return t('unknown')
          return each === 'none' ? t('noFlow') : access(`values.${each}`)
        }}
        onChange={(each) => onChange({ flow: each })}
      />
    </>
  )
}

function RiskFields({ question, onChange }: QuestionFormProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  if (question.who === 'workload') return null
  const text = (each: (typeof RISKS)[number] | (typeof INSIDER_RISKS)[number]) =>
    each === 'unknown' ? t('unknown') : access(`values.${each}`)
  return (
    <>
      <Choice
        label={access('members.userRisk')}
        value={question.userRisk ?? 'none'}
        values={RISKS}
        text={text}
        onChange={(each) => onChange({ userRisk: each })}
      />
      <Choice
        label={access('members.signInRisk')}
        value={question.signInRisk ?? 'none'}
        values={RISKS}
        text={text}
        onChange={(each) => onChange({ signInRisk: each })}
      />
      <Choice
        label={access('members.insiderRisk')}
        value={question.insiderRisk ?? 'none'}
        values={INSIDER_RISKS}
        text={text}
        onChange={(each) => onChange({ insiderRisk: each })}
      />
    </>
  )
}
