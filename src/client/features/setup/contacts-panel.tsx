import { chakra } from '@chakra-ui/react'
import { Plug } from 'lucide-react'
import { useId } from 'react'
import { contactChanges, type ContactItem } from '#shared/domain/tenant-contacts/contacts-task.ts'
import type { ContactLists } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { ContactChanges } from './contact-changes.tsx'
import { Standing } from './contact-columns.tsx'
import type { ContactRow } from './contact-rows.ts'
import {
  contactProblems,
  type ContactProblem,
  type ContactsDraft,
  draftOf,
  listsIn,
  storedDraft,
  typedAddresses,
} from './contacts-draft.ts'
import { ContactsForm, type ContactsFormState } from './contacts-form.tsx'
import { useSetContacts, useSetObstacle } from './use-contact-acts.ts'

/** What of the address holds the panel. */
const HELD_BY = ['open']

const Form = chakra('form', { base: { display: 'contents' } })

interface ContactsPanelProps {
  row: ContactRow
  /** What was entered before and refused by the server. */
  typed: Partial<ContactsDraft> | undefined
  onSaved: () => void
  onClose: () => void
}

/** Whom the vendor writes to at a company: a form where that is known, else why it is not (ORG-38). */
export const ContactsPanel = (props: ContactsPanelProps) =>
  props.row.contacts ? (
    <ContactsEditor {...props} contacts={props.row.contacts} />
  ) : (
    <UnknownContacts row={props.row} onClose={props.onClose} />
  )

function ContactsEditor({
  row,
  contacts,
  typed,
  onSaved,
  onClose,
}: ContactsPanelProps & { contacts: ContactLists }) {
  const t = useTexts('setup')
  const words = useTexts('words')
  const formId = useId()
  const noManage = useSetObstacle()
  const obstacle = noManage ?? (row.standing === 'notConnected' ? t('notConnected.reason') : undefined)
  const set = useSetContacts()
  const form: ContactsFormState = useForm<ContactsDraft, ContactProblem>({
    seen: draftOf(contacts),
    typed,
    judge: contactProblems,
    stored: storedDraft,
    heldBy: HELD_BY,
    isLive: true,
  })
  const save = async () => {
    if (obstacle !== undefined || !form.isChanged) return
    const saved = await form.submit((draft) => {
      // Against what was seen when it was entered: what has changed at the tenant since is left there, and told.
      const changes = contactChanges({ ...contacts, ...listsIn(form.seen) }, listsIn(draft))
      return set([{ customerId: row.id, company: row.company, changes }])
    })
    if (!saved) return
    form.restart(storedDraft(form.values))
    onSaved()
    showToast({ tone: 'ok', text: t('form.saved', { company: row.company }) })
  }
  return (
    <SidePanel
      title={row.company}
      context={t('panel')}
      summary={<Standing row={row} t={t} />}
      closeLabel={words('close')}
      onClose={() => form.guard(onClose)}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={form.isSaving}
          disabledReason={obstacle ?? (form.isChanged ? undefined : words('unchanged'))}
        >
          {words('save')}
        </Button>
      }
    >
      <Told row={row} obstacle={noManage} />
      <Form
        id={formId}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          void save()
        }}
      >
        <ContactsForm form={form} isDisabled={obstacle !== undefined} />
      </Form>
      <ContactChanges
        tasks={row.tasks}
        onAgain={obstacle === undefined ? (items) => form.set(draftOfItems(items)) : undefined}
      />
      {form.dialog}
    </SidePanel>
  )
}

const draftOfItems = (items: readonly ContactItem[]): Partial<ContactsDraft> =>
  Object.fromEntries(items.map(({ kind, wanted }) => [kind, typedAddresses(wanted)]))

/** How old it is, and what stands in the way of knowing or changing it. */
function Told({ row, obstacle }: { row: ContactRow; obstacle: string | undefined }) {
  const t = useTexts('setup')
  const { readAt, unread, standing } = row
  const at = readAt === null ? null : Date.parse(readAt)
  return (
    <>
      <AsOf at={at} never={t('standings.notRead')} sentence={(time) => t('readAt', { time })} />
      {obstacle === undefined ? null : <Callout tone="info">{obstacle}</Callout>}
      {standing === 'notConnected' ? <NotConnected row={row} /> : unread ? <Unread row={row} /> : null}
    </>
  )
}

function UnknownContacts({ row, onClose }: Pick<ContactsPanelProps, 'row' | 'onClose'>) {
  const t = useTexts('setup')
  const words = useTexts('words')
  return (
    <SidePanel
      title={row.company}
      context={t('panel')}
      summary={<Standing row={row} t={t} />}
      closeLabel={words('close')}
      onClose={onClose}
    >
      {row.standing === 'notConnected' ? (
        <NotConnected row={row} />
      ) : row.unread ? (
        <Unread row={row} />
      ) : (
        <Callout tone="info" title={t('standings.notRead')}>
          {t('notReadReason')}
        </Callout>
      )}
      <ContactChanges tasks={row.tasks} onAgain={undefined} />
    </SidePanel>
  )
}

function NotConnected({ row }: { row: ContactRow }) {
  const t = useTexts('setup')
  return (
    <Callout tone="info" title={t('notConnected.title')} action={<ToConnection row={row} />}>
      {t('notConnected.reason')}
    </Callout>
  )
}

function Unread({ row }: { row: ContactRow }) {
  const t = useTexts('setup')
  return (
    <Callout tone="warn" title={t('standings.unread')} action={<ToConnection row={row} />}>
      {row.unread ? t(`reasons.${row.unread}`) : null} {row.contacts ? t('earlier') : null}
    </Callout>
  )
}

function ToConnection({ row }: { row: ContactRow }) {
  const go = useGo()
  const t = useTexts('setup')
  return (
    <Button
      icon={<Plug aria-hidden />}
      onClick={() =>
        go({
          to: '/integrations/$companySelectorId',
          params: { companySelectorId: row.id },
          search: { applicationNameQ: 'Office365' },
        })
      }
    >
      {t('toConnection')}
    </Button>
  )
}
