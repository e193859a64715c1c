import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import {
  CLIENT_APP_TYPES,
  INSIDER_RISK_LEVELS,
  PLATFORMS,
  POLICY_STATES,
  SIGN_IN_RISK_LEVELS,
  TRANSFER_METHODS,
  USER_ACTIONS,
  USER_RISK_LEVELS,
} from '#shared/domain/conditional-access/vocabulary.ts'
import { useTexts } from '#client/texts/texts.ts'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { useEditor } from './editor-context.ts'
import { GrantGroup } from './grant-group.tsx'
import { GuestsInput } from './guests-input.tsx'
import { SessionGroup } from './session-group.tsx'
import { InputBox, ListInput, NamesInput, useInputError } from './value-field.tsx'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 4,
    minW: 0,
    p: { base: 3.5, md: 5 },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& > h2': { fontSize: 'lead', fontWeight: 'semibold' },
  },
})
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& > *': { minW: 0 },
  },
})

/** Inputs that belong together. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Columns>{children}</Columns>
    </Box>
  )
}

/** Every input of a policy, in groups (CA-04 to CA-13). */
export function FieldGroups() {
  const t = useTexts('policyEditor')
  return (
    <>
      <AboutGroup />
      <WhoGroup />
      <WhatGroup />
      <WhereGroup />
      <Group title={t('groups.demands')}>
        <GrantGroup />
      </Group>
      <Group title={t('groups.session')}>
        <SessionGroup />
      </Group>
    </>
  )
}

function AboutGroup() {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const { form } = useEditor()
  const nameError = useInputError('displayName')
  const stateError = useInputError('state')
  const { state, displayName } = form.values
  const states = POLICY_STATES.map((value) => ({ value: value as string, label: access(`states.${value}`) }))
  return (
    <Group title={t('groups.about')}>
      <InputBox input="displayName">
        <TextField
          label={access('members.displayName')}
          required
          autoComplete="off"
          value={displayName}
          onChange={(value) => form.set({ displayName: value })}
          error={nameError}
        />
      </InputBox>
      <InputBox input="state">
        <SelectField
          label={access('members.state')}
          value={state}
          onChange={(value) => form.set({ state: value })}
          options={
            states.some(({ value }) => value === state) ? states : [...states, { value: state, label: state }]
          }
          error={stateError}
        />
      </InputBox>
    </Group>
  )
}

function WhoGroup() {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const out = (what: string) => access('members.leftOut', { what })
  return (
    <Group title={t('groups.who')}>
      <NamesInput input="includeUsers" label={access('members.users')} />
      <NamesInput input="excludeUsers" label={out(access('members.users'))} />
      <NamesInput input="includeGroups" label={access('members.groups')} />
      <NamesInput input="excludeGroups" label={out(access('members.groups'))} />
      <NamesInput input="includeRoles" label={access('members.roles')} />
      <NamesInput input="excludeRoles" label={out(access('members.roles'))} />
      <GuestsInput input="includeGuestsOrExternalUsers" label={access('members.guests')} />
      <GuestsInput input="excludeGuestsOrExternalUsers" label={out(access('members.guests'))} />
    </Group>
  )
}

function WhatGroup() {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  return (
    <Group title={t('groups.what')}>
      <NamesInput input="includeApplications" label={access('members.applications')} />
      <NamesInput
        input="excludeApplications"
        label={access('members.leftOut', { what: access('members.applications') })}
      />
      <ListInput input="includeUserActions" label={access('members.actions')} words={USER_ACTIONS} />
      <NamesInput input="includeAuthenticationContextClassReferences" label={access('members.contexts')} />
    </Group>
  )
}

const EVERY_PLATFORM = ['all', ...PLATFORMS]

function WhereGroup() {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const out = (what: string) => access('members.leftOut', { what })
  return (
    <Group title={t('groups.where')}>
      <NamesInput input="includeLocations" label={access('members.locations')} />
      <NamesInput input="excludeLocations" label={out(access('members.locations'))} />
      <ListInput input="includePlatforms" label={access('members.platforms')} words={EVERY_PLATFORM} />
      <ListInput input="excludePlatforms" label={out(access('members.platforms'))} words={PLATFORMS} />
      <ListInput input="clientAppTypes" label={access('members.clientApps')} words={CLIENT_APP_TYPES} />
      <ListInput input="transferMethods" label={access('members.transfer')} words={TRANSFER_METHODS} />
      <ListInput input="userRiskLevels" label={access('members.userRisk')} words={USER_RISK_LEVELS} />
      <ListInput input="signInRiskLevels" label={access('members.signInRisk')} words={SIGN_IN_RISK_LEVELS} />
      <ListInput
        input="insiderRiskLevels"
        label={access('members.insiderRisk')}
        words={INSIDER_RISK_LEVELS}
      />
    </Group>
  )
}
