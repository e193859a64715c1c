import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ChooseCompanies, type CompanyChoice } from '#client/features/secure/parts/choose-companies.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'

const Step = chakra('h3', { base: { color: 'text', fontWeight: 'semibold', outline: 'none' } })

const STEPS = ['choose', 'preview'] as const

interface DeployFrameProps {
  words: {
    title: string
    steps: Record<(typeof STEPS)[number], string>
    /** What the box is called that takes every company. */
    all: string
    showPreview: string
    chooseFirst: string
    reading: string
    /** Why nothing can be sent where nothing would be changed. */
    nothing: string
    send: (count: number) => string
  }
  /** Undefined while they are read. */
  companies: readonly CompanyChoice[] | undefined
  chosen: readonly string[]
  onChoose: (companyIds: readonly string[]) => void
  /** At how many companies something is changed. */
  count: number
  /** Gives whether the device keeps it. */
  send: () => Promise<boolean>
  /** What was asked is on its way. */
  onDeployed: () => void
  onClose: () => void
  /** What would be done, before anything is. */
  children: ReactNode
}

/** Something that is sent to chosen companies after a preview. It stays open with all that was chosen where it could not be kept. */
export function DeployFrame({
  words,
  companies,
  chosen,
  onChoose,
  count,
  send,
  onDeployed,
  onClose,
  children,
}: DeployFrameProps) {
  const general = useTexts('words')
  const [step, setStep] = useState<(typeof STEPS)[number]>('choose')
  const isChoosing = step === 'choose'
  const chooseFirst = chosen.length === 0 ? words.chooseFirst : undefined
  const sent = () => {
    onClose()
    onDeployed()
  }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={words.title}
      closeLabel={general('close')}
      footer={
        isChoosing ? (
          <>
            <Button onClick={onClose}>{general('cancel')}</Button>
            <Button
              variant="primary"
              disabledReason={companies ? chooseFirst : words.reading}
              onClick={() => setStep('preview')}
            >
              {words.showPreview}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setStep('choose')}>{general('back')}</Button>
            <SendButton
              text={words.send(count)}
              disabledReason={count === 0 ? words.nothing : undefined}
              send={send}
              onSent={sent}
            />
          </>
        )
      }
    >
      <StepName place={STEPS.indexOf(step)} of={STEPS.length} name={words.steps[step]} />
      {companies ? null : <SkeletonRows rows={4} label={words.reading} />}
      {companies && isChoosing ? (
        <ChooseCompanies companies={companies} allLabel={words.all} chosen={chosen} onChoose={onChoose} />
      ) : null}
      {companies && !isChoosing ? children : null}
    </Dialog>
  )
}

/** Which step it is; it takes the focus from what is gone with the step before. */
function StepName({ place, of, name }: { place: number; of: number; name: string }) {
  const words = useTexts('words')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) heading.current?.focus()
    before.current = place
  }, [place])
  return (
    <Step ref={heading} tabIndex={-1}>
      {`${words('stepOf', { step: place + 1, steps: of })}: ${name}`}
    </Step>
  )
}

interface SendButtonProps extends Pick<DeployFrameProps, 'send'> {
  text: string
  disabledReason: string | undefined
  onSent: () => void
}

function SendButton({ text, disabledReason, send, onSent }: SendButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const isKept = await send()
    setBusy(false)
    if (isKept) onSent()
  }
  return (
    <Button variant="primary" busy={isBusy} disabledReason={disabledReason} onClick={() => void press()}>
      {text}
    </Button>
  )
}
