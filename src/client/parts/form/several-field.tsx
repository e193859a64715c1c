import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field, type FieldProps } from '#client/ui/fields/field.tsx'
import { Chip } from '#client/ui/figures/chip.tsx'
import { Tags } from '#client/ui/words.tsx'

interface Option {
  value: string
  label: string
}

interface SeveralFieldProps extends FieldProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly Option[]
  readOnly?: boolean
  words: {
    /** Stands where another one is chosen. */
    add: string
    find: string
    noSuch: string
    /** Stands where nothing is chosen. */
    none: string
    remove: (label: string) => string
  }
}

/** Several of hundreds: each is added by its name and taken away by its cross. */
export function SeveralField({
  value,
  onChange,
  options,
  readOnly = false,
  words,
  ...field
}: SeveralFieldProps) {
  const chosen = chosenAmong(options, value)
  return (
    <Field {...field}>
      {() => (
        <>
          {readOnly ? null : (
            <ComboBox
              label={field.label}
              value={undefined}
              onChange={(one) => onChange([...value, one].toSorted())}
              options={options.filter((option) => !value.includes(option.value))}
              placeholder={words.add}
              searchPlaceholder={words.find}
              emptyText={words.noSuch}
              wide
            />
          )}
          {readOnly ? (
            <span>{chosen.map(({ label }) => label).join(', ') || words.none}</span>
          ) : (
            <Tags role="group" aria-label={field.label}>
              {chosen.map((one) => (
                <Chip
                  key={one.value}
                  removeLabel={words.remove(one.label)}
                  onRemove={() => onChange(value.filter((each) => each !== one.value))}
                >
                  {one.label}
                </Chip>
              ))}
            </Tags>
          )}
        </>
      )}
    </Field>
  )
}

/** What is chosen, in the order of the options; what is none of them comes last, by its value. */
export const chosenAmong = (options: readonly Option[], chosen: readonly string[]): Option[] => [
  ...options.filter(({ value }) => chosen.includes(value)),
  ...chosen
    .filter((one) => options.every(({ value }) => value !== one))
    .map((one) => ({ value: one, label: one })),
]
