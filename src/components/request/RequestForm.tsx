import {type FormEvent, type ReactNode, useRef, useState} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Copies from './Copies';
import LiveText from '../shared/LiveText';
import FieldRow, {controlId} from './FieldRow';
import PhaseMessage from './PhaseMessage';
import {type FieldId, fields, isEmpty} from './fields';
import {type FixtureRequest, requestAddress} from './text';
import {useDraft} from './useDraft';
import {useSender} from './useSender';
import {clean, type Problems, validate} from './validate';
import styles from './styles.module.css';

/** Name of the honeypot field, which only bots fill in. */
const honeypotName = 'company_website';

const problemsTitle = 'request-problems';

/** Focuses an element when it is mounted. */
const focusOn = (element: HTMLElement | null): void => element?.focus();

function ProblemList({problems}: {problems: Problems}): ReactNode {
  const invalid = fields.filter(({id}) => problems[id]);
  return (
    <>
      <p id={problemsTitle}>
        <strong key={invalid.length}>
          {invalid.length === 1 ? 'Correct this field:' : `Correct these ${invalid.length} fields:`}
        </strong>
      </p>
      <ul>
        {invalid.map(({id, label}) => (
          <li key={id}>
            <a
              href={`#${controlId(id)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId(id))?.focus();
              }}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The fixture profile request: validated in the browser, stored until it was sent, sent to the build's
 * endpoint or through the visitor's mail program.
 */
export default function RequestForm(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const endpoint = siteConfig.customFields?.['requestEndpoint'] as string | undefined;
  const [left, setLeft] = useState<ReadonlySet<FieldId>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const store = useDraft(form);
  const {phase, ...sender} = useSender(endpoint, store);

  const {draft, isSaved, isRestored} = store;
  const request: FixtureRequest = {format: 1, id: draft.id, ...clean(draft.values)};
  const problems = validate(draft.values);
  const visibleProblems: Problems = Object.fromEntries(
    Object.entries(problems).filter(([id]) => isChecked || left.has(id as FieldId)),
  );
  const isBlank = isEmpty(draft.values);
  const isRefused = isChecked && Object.keys(problems).length > 0;
  const isBusy = phase.kind === 'sending';
  // That visit ended while the request was pending.
  const wasInterrupted = draft.sending && !isBusy;
  const notices = [
    wasInterrupted &&
      'The page was closed while this request was being sent, so it may or may not have arrived. You can safely send it again under the same number.',
    isRestored && !wasInterrupted && 'Your draft is still here. It’s stored in this browser only.',
    !isSaved &&
      'This browser doesn’t let the site store a draft. Copy the request before you leave the page, or you’ll lose what you typed.',
  ].filter((notice) => notice !== false);

  const reset = (): void => {
    setLeft(new Set());
    setIsChecked(false);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) {
      return;
    }
    setIsChecked(true);
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    const honeypot = event.currentTarget.elements.namedItem(honeypotName) as HTMLInputElement;
    if (honeypot.value !== '') {
      honeypot.value = '';
      sender.trap();
      return;
    }
    sender.submit(request);
  };

  if (phase.kind === 'sent') {
    return (
      <section className={clsx('alert alert--success', styles.box)} aria-labelledby="request-sent">
        <h3 id="request-sent" ref={focusOn} tabIndex={-1}>
          The request was sent
        </h3>
        <p>
          <LiveText
            text={`${phase.request.manufacturer} ${phase.request.model}.${phase.reference ? ` Its number is ${phase.reference}.` : ''} We’ll answer to ${phase.request.email}.`}
          />
        </p>
        <Copies request={phase.request} />
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            reset();
            sender.startAgain();
            requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
          }}>
          Request another profile
        </button>
      </section>
    );
  }

  return (
    <form
      ref={form}
      className={styles.form}
      // Without JavaScript the browser passes the fields to the mail program.
      action={`mailto:${requestAddress}?subject=Fixture%20profile%20request`}
      method="post"
      encType="text/plain"
      noValidate
      onSubmit={onSubmit}
      aria-label="Fixture profile request">
      {notices.map((notice) => (
        <p key={notice} className={clsx('alert alert--info', styles.box)}>
          {notice}
        </p>
      ))}
      <div
        ref={summary}
        tabIndex={-1}
        {...(isRefused && {
          className: clsx('alert alert--danger', styles.box, styles.summary),
          role: 'group',
          'aria-labelledby': problemsTitle,
        })}>
        {isRefused && <ProblemList problems={problems} />}
      </div>
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldRow
            key={field.id}
            field={field}
            value={draft.values[field.id]}
            error={visibleProblems[field.id]}
            onChange={store.change}
            onBlur={(id) => {
              // An empty field is not wrong before the reader wants to send.
              if (draft.values[id].trim() !== '') {
                setLeft((before) => new Set(before).add(id));
              }
            }}
          />
        ))}
      </div>
      <p className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty{' '}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className={styles.buttons}>
        <button
          type="submit"
          className={clsx('button button--primary', styles.send)}
          aria-disabled={isBusy}>
          {endpoint ? 'Send the request' : 'Send with my email program'}
        </button>
        {!isBlank && !isBusy && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              if (window.confirm('Discard what you have typed?')) {
                reset();
                sender.startAgain();
                store.clear();
              }
            }}>
            Discard the draft
          </button>
        )}
      </div>
      <div aria-live="polite">
        <PhaseMessage
          phase={phase}
          request={request}
          onCancel={() => sender.cancel()}
          onMailed={() => {
            reset();
            sender.confirmMailed(request);
          }}
        />
      </div>
      {!isBlank && <Copies request={request} />}
    </form>
  );
}
