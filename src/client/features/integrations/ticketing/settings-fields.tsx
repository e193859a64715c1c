import { chakra } from '@chakra-ui/react'
import { TICKET_PRIORITIES, type TicketCatalog } from '#shared/domain/ticketing/ticket-catalog.ts'
import {
  closesAlerts,
  nothingChosen,
  type TicketSettingsFields,
} from '#shared/domain/ticketing/ticket-settings.ts'
import { fieldsOf } from '#client/parts/form/form-fields.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { Quiet } from '#client/ui/words.tsx'
import {
  choicesFor,
  isDemanded,
  priorityPath,
  type SettingsFormState,
  type TicketPath,
  ticketDraftOf,
} from './settings-form.ts'
import { useTicketWords } from './use-ticket-words.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 3,
    minW: 0,
    '& > legend': { mb: 2, fontSize: 'body', fontWeight: 'semibold' },
  },
})
const Pairs = chakra('div', {
  base: { display: 'grid', gap: 4, gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } },
})

interface SettingsFieldsProps {
  form: SettingsFormState
  catalog: TicketCatalog
  /** Of all companies, where these are the settings of one. */
  everywhere: TicketSettingsFields | undefined
  toolName: string
  readOnly: boolean
}

/** What the tool lets choose of a ticket, as its catalogue has it (INT-29). */
export function SettingsFields(props: SettingsFieldsProps) {
  const { form, catalog, everywhere, toolName } = props
  const t = useTexts('ticketing')
  const demanded = (field: Parameters<typeof isDemanded>[3]) =>
    isDemanded(catalog, form.values, everywhere, field)
  return (
    <>
      {catalog.fields.length === 0 ? null : (
        <Group>
          <legend>{t('settings.fieldsTitle')}</legend>
          <Pairs>
            {catalog.fields.map(({ field, choices }) => (
              <Choice
                key={field}
                {...props}
                path={field}
                word={t(`fields.${field}`)}
                choices={choices}
                isRequired={demanded(field)}
                help={field === 'closedStatus' ? t('closedStatusHelp') : undefined}
              />
            ))}
          </Pairs>
        </Group>
      )}
      <Group>
        <legend>{t('settings.prioritiesTitle')}</legend>
        <Quiet>{t('settings.prioritiesHelp', { name: toolName })}</Quiet>
        <Pairs>
          {TICKET_PRIORITIES.map((priority) => (
            <Choice
              key={priority}
              {...props}
              path={priorityPath(priority)}
              word={t(`priorities.${priority}`)}
              choices={catalog.priorities}
              isRequired
            />
          ))}
        </Pairs>
      </Group>
      <Group>
        <legend>{t('closing.title')}</legend>
        <Closing {...props} />
      </Group>
    </>
  )
}

/** Whether alerts close with their tickets. */
function Closing({ form, everywhere, toolName, readOnly }: SettingsFieldsProps) {
  const t = useTexts('ticketing')
  const { problemText } = useTicketWords()
  const field = fieldsOf(form, problemText(toolName))('closesAlerts', t('closing.closesAlerts'))
  const [yes, no] = [
    { value: 'yes', label: t('closing.yes') },
    { value: 'no', label: t('closing.no') },
  ]
  const inherited = everywhere && (closesAlerts(everywhere) ? yes : no)
  return (
    <SelectField
      {...field}
      help={t('closing.help', { name: toolName })}
      disabled={readOnly}
      // They close unless somebody says that they do not.
      value={everywhere === undefined && field.value === '' ? 'yes' : field.value}
      options={[
        ...(inherited ? [{ value: '', label: t('settings.inherited', { value: inherited.label }) }] : []),
        yes,
        no,
      ]}
    />
  )
}

interface ChoiceProps extends SettingsFieldsProps {
  path: TicketPath
  word: string
  choices: TicketCatalog['priorities']
  isRequired: boolean
  help?: string | undefined
}

function Choice({
  form,
  everywhere,
  toolName,
  readOnly,
  path,
  word,
  choices,
  isRequired,
  help,
}: ChoiceProps) {
  const t = useTexts('ticketing')
  const { problemText } = useTicketWords()
  const field = fieldsOf(form, problemText(toolName))
  const chosen = form.values[path]
  const below = everywhere && ticketDraftOf(everywhere)[path]
  const nameOf = (id: string) => choices.find((each) => each.id === id)?.name ?? t('settings.unknown', { id })
  const open =
    below === undefined
      ? t('settings.notChosen')
      : t('settings.inherited', { value: below === '' ? t('settings.nothing') : nameOf(below) })
  const offered = choicesFor({ choices }, chosen, form.values, everywhere ?? nothingChosen)
  const isKnown = chosen === '' || offered.some(({ id }) => id === chosen)
  return (
    <SelectField
      {...field(path, word)}
      help={help}
      required={isRequired && !below}
      disabled={readOnly}
      options={[
        { value: '', label: open },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown ? [] : [{ value: chosen, label: nameOf(chosen) }]),
      ]}
    />
  )
}
