import { chakra } from '@chakra-ui/react'
import {
  CONTACT_KINDS,
  contactAddressSchema,
  type ContactKind,
} from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, fieldsOf } from '#client/parts/form/form-fields.tsx'
import type { Problems } from '#client/parts/form/form-state.ts'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Quiet } from '#client/ui/words.tsx'
import type { ContactRow } from './contact-rows.ts'
import { planSeveral, type SeveralPlan, type SeveralWish } from './plan-several.ts'
import { useSetContacts } from './use-contact-acts.ts'

interface SeveralProblem {
  kind: 'invalid' | 'noKind'
}

type SeveralForm = Form<SeveralWish, SeveralProblem>

const NOTHING: SeveralWish = { address: '', kinds: [], way: 'add' }

const judge = ({ address, kinds }: SeveralWish): Problems<SeveralWish, SeveralProblem> => ({
  ...(contactAddressSchema.safeParse(address).success ? {} : { address: { kind: 'invalid' } }),
  ...(kinds.length > 0 ? {} : { kinds: { kind: 'noKind' } }),
})

const stored = (wish: SeveralWish): SeveralWish => ({ ...wish, address: wish.address.trim() })

interface SeveralDialogProps {
  chosen: readonly ContactRow[]
  onClose: () => void
  onDone: () => void
}

/** Sets one address for kinds of contacts at several companies, and shows beforehand what that changes (ORG-38). */
export function SeveralDialog({ chosen, onClose, onDone }: SeveralDialogProps) {
  const t = useTexts('setup')
  const protect = useTexts('protect')
  const locale = useLocale()
  const set = useSetContacts()
  const form: SeveralForm = useForm<SeveralWish, SeveralProblem>({ seen: NOTHING, judge, stored })
  const wish = stored(form.values)
  const isWished = Object.keys(judge(wish)).length === 0
  const plan = isWished ? planSeveral(chosen, wish) : undefined
  const save = async () => {
    const saved = await form.submit(() => set(planSeveral(chosen, wish).asked))
    if (!saved) return
    showToast({
      tone: 'ok',
      text: t('several.saved', { number: (plan?.asked.length ?? 0).toLocaleString(locale) }),
    })
    onDone()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('several.title')}
      word={t('several.confirm')}
      disabledReason={plan?.asked.length === 0 ? t('several.nothing') : undefined}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields
        form={form}
        failedTitle={t('form.notSaved')}
        failureText={(failure) => protect(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <SeveralFields form={form} />
      </FormFields>
      {plan ? <Preview plan={plan} /> : null}
    </FormDialog>
  )
}

const Kinds = chakra('fieldset', {
  base: { display: 'grid', gap: 1, minW: 0, '& legend': { fontWeight: 'medium', mb: 1 } },
})

function SeveralFields({ form }: { form: SeveralForm }) {
  const t = useTexts('setup')
  const field = fieldsOf(form, ({ kind }: SeveralProblem) => t(`several.${kind}`))
  const { kinds, way } = form.values
  const { error } = field('kinds', t('several.kinds'))
  const toggle = (kind: ContactKind, isChosen: boolean) =>
    form.set({ kinds: CONTACT_KINDS.filter((each) => (each === kind ? isChosen : kinds.includes(each))) })
  return (
    <>
      <TextField
        {...field('address', t('several.address'))}
        type="email"
        autoComplete="off"
        required
        autoFocus
      />
      <Kinds>
        <legend>{t('several.kinds')}</legend>
        {CONTACT_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kinds.${kind}`)}
            help={t(`about.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={(isChosen) => toggle(kind, isChosen)}
          />
        ))}
        {error ? <Callout tone="error">{error}</Callout> : null}
      </Kinds>
      <RadioList
        label={t('several.way')}
        value={way}
        onChange={(next) => form.set({ way: next })}
        options={(['add', 'replace'] as const).map((value) => ({
          value,
          label: t(`several.${value}`),
          help: t(`several.${value}Help`),
        }))}
      />
    </>
  )
}

/** So many companies are listed; the others are counted. */
const LISTED = 50
const NAMED = 5

const Box = chakra('section', { base: { display: 'grid', gap: 2, overflowWrap: 'anywhere' } })
const Title = chakra('h3', { base: { fontWeight: 'semibold' } })
const Changes = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    maxH: '16rem',
    px: 3,
    py: 2,
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    _empty: { display: 'none' },
  },
})

/** Which companies are changed and how, and which are left out and why. */
function Preview({ plan: { asked, same, unknown, full } }: { plan: SeveralPlan }) {
  const t = useTexts('setup')
  const locale = useLocale()
  const left = asked.length - LISTED
  return (
    <Box aria-label={t('several.preview')}>
      <Title>{t('several.preview')}</Title>
      <p role="status">{t('several.changed', { number: asked.length.toLocaleString(locale) })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keys, too. */}
      <Changes tabIndex={0} aria-label={t('several.preview')}>
        {asked.slice(0, LISTED).map(({ customerId, company, changes }) => (
          <li key={customerId}>
            <strong>{company}</strong>
            {changes.map(({ kind, expected, wanted }) => (
              <div key={kind}>
                {t('several.becomes', {
                  kind: t(`kinds.${kind}`),
                  before: expected.join(', ') || t('nobody'),
                  after: wanted.join(', '),
                })}
              </div>
            ))}
          </li>
        ))}
        {left > 0 ? <li>{t('several.more', { number: left.toLocaleString(locale) })}</li> : null}
      </Changes>
      <LeftOut rows={same} sentence={(names) => t('several.same', { names })} />
      <LeftOut rows={unknown} sentence={(names) => t('several.unknown', { names })} />
      <LeftOut rows={full} sentence={(names) => t('several.full', { names })} />
    </Box>
  )
}

function LeftOut({ rows, sentence }: { rows: readonly ContactRow[]; sentence: (names: string) => string }) {
  const t = useTexts('setup')
  const locale = useLocale()
  if (rows.length === 0) return null
  const names = rows.slice(0, NAMED).map(({ company }) => company)
  const left = rows.length - NAMED
  const more = left > 0 ? [t('several.more', { number: left.toLocaleString(locale) })] : []
  return <Quiet>{sentence([...names, ...more].join(', '))}</Quiet>
}
