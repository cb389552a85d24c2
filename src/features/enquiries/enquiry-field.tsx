/** A field of an enquiry form, by its definition. */
import { useTranslation } from '../../i18n';
import { Field, Select, TextArea, TextInput } from '../../ui';
import type { FieldFault } from './check-fields';
import type { FieldDefinition } from './forms';
import { useLookups } from './use-lookups';

interface EnquiryFieldProps {
  name: string;
  definition: FieldDefinition;
  fault?: FieldFault;
}

export function EnquiryField({ name, definition, fault }: EnquiryFieldProps) {
  const { t } = useTranslation('enquiries');
  const options = useLookups();
  const { control, required, format, lookup, maxLength, autoComplete } = definition;
  const choices = lookup ? options(lookup) : [];
  return (
    <Field
      name={name}
      label={t(`fields.${name}`)}
      optionalLabel={required ? undefined : t('optional')}
      error={fault && t(`rules.${fault.rule}`, { limit: fault.limit })}
      hint={control === 'textarea' && maxLength ? t('upTo', { count: maxLength }) : undefined}
    >
      {(attributes) => {
        if (control === 'textarea') return <TextArea {...attributes} required={required} rows={4} />;
        // Without options there is nothing to choose from, so the visitor writes.
        if (control === 'select' && choices.length > 0) {
          return (
            <Select {...attributes} required={required} defaultValue="">
              <option value="">{t('choose')}</option>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          );
        }
        return (
          <TextInput
            {...attributes}
            required={required}
            autoComplete={autoComplete}
            type={format === 'mobile' ? 'tel' : 'text'}
            inputMode={
              format === 'mobile'
                ? 'tel'
                : format === 'email'
                  ? 'email'
                  : format === 'number'
                    ? 'numeric'
                    : undefined
            }
            dir={format ? 'ltr' : undefined}
          />
        );
      }}
    </Field>
  );
}
