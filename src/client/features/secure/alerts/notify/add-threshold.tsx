import { useDetectionWords } from '#client/texts/detection-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { useDetections } from './use-detections.ts'

interface AddThresholdProps {
  /** Those that have one. */
  named: readonly string[]
  onAdd: (detectionId: string) => void
}

/** Chooses one more alert type to have a threshold, of those whose severity the vendor says (ALERT-08). */
export function AddThreshold({ named, onAdd }: AddThresholdProps) {
  const t = useTexts('alertNotify')
  const wordsOf = useDetectionWords()
  const detections = useDetections()
  return (
    <ComboBox
      label={t('thresholds.add')}
      value={undefined}
      onChange={onAdd}
      options={detections
        .filter(({ id, isVariable }) => isVariable && !named.includes(id))
        .map(({ id }) => ({ value: id, label: wordsOf(id).name }))}
      placeholder={t('thresholds.add')}
      searchPlaceholder={t('thresholds.find')}
      emptyText={t('thresholds.noSuch')}
      wide
    />
  )
}
