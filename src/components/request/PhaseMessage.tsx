import type {ReactNode} from 'react';
import clsx from 'clsx';
import LiveText from '../shared/LiveText';
import {type FixtureRequest, mailLink, requestAddress} from './text';
import type {Phase} from './useSender';
import styles from './styles.module.css';

interface Props {
  phase: Phase;
  request: FixtureRequest;
  onCancel: () => void;
  onMailed: () => void;
}

type Problem = Extract<Phase, {kind: 'problem'}>['outcome'];

/** What happened, and what the reader can do: a paragraph each. */
function getParagraphs(outcome: Problem): string[] {
  switch (outcome.kind) {
    case 'unclear':
      return [
        'The request may not have arrived.',
        `The server answered but didn’t confirm the request (${outcome.detail}). Your text is still here. You can safely send it again under the same number.`,
      ];
    case 'refused':
      return [
        'The server refused the request.',
        `Its answer: ${outcome.detail}`,
        'Your text is still here. If the answer points out a mistake, correct it and send the request again.',
      ];
    case 'failed':
      return [
        'The request wasn’t sent.',
        `${outcome.detail} Your text is still here. Check your connection and send the request again.`,
      ];
    case 'trapped':
      return [
        'The request wasn’t sent.',
        'A hidden field was filled in, which usually means that a program filled in the form. The field is empty again, so please send the request once more.',
      ];
  }
}

/** The state of the request, and what the reader can do now. */
export default function PhaseMessage({phase, request, onCancel, onMailed}: Props): ReactNode {
  switch (phase.kind) {
    case 'sending':
      return (
        <div className={clsx('alert alert--info', styles.box)}>
          <LiveText
            as="p"
            text={
              phase.attempt === 1 ? 'Sending …' : `No answer yet. Attempt ${phase.attempt} of 3 …`
            }
          />
          <button type="button" className="quiet-button" onClick={onCancel}>
            Stop
          </button>
        </div>
      );
    case 'problem': {
      const [what, ...then] = getParagraphs(phase.outcome);
      return (
        <div className={clsx('alert alert--danger', styles.box)}>
          <p>
            <LiveText as="strong" text={what} />
          </p>
          {then.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            Or <a href={mailLink(request).href}>send it with your email program</a> to{' '}
            {requestAddress}.
          </p>
        </div>
      );
    }
    case 'mailed':
      return (
        <div className={clsx('alert alert--info', styles.box)}>
          <p>
            <strong>Your email program has the request.</strong>{' '}
            {!phase.complete && (
              <>It’s too long for an email link, so copy it below and paste it into the email. </>
            )}
            Click Send there. If no email program opened, copy the request and write to{' '}
            <a href={`mailto:${requestAddress}`}>{requestAddress}</a>.
          </p>
          <button type="button" className="quiet-button" onClick={onMailed}>
            Email sent: clear the form
          </button>
        </div>
      );
    default:
      return null;
  }
}
