import type {ReactNode} from 'react';
import {requestAddress, type FixtureRequest, mailLink} from './text';
import type {Phase} from './useSender';
import styles from './styles.module.css';

interface Props {
  phase: Phase;
  request: FixtureRequest;
  onCancel: () => void;
  onMailed: () => void;
}

function MailInstead({request}: {request: FixtureRequest}): ReactNode {
  return (
    <p>
      Or <a href={mailLink(request).href}>send it with your mail program</a> to {requestAddress}.
    </p>
  );
}

function Failure({
  phase,
  request,
}: {
  phase: Extract<Phase, {kind: 'problem'}>;
  request: FixtureRequest;
}): ReactNode {
  const {outcome} = phase;
  if (outcome.kind === 'unclear') {
    return (
      <>
        <p>
          <strong>It is not certain that the request arrived.</strong> The server answered, but did
          not confirm it ({outcome.detail}). Your text is still here. Sending it again does no harm:
          it carries the same number.
        </p>
        <MailInstead request={request} />
      </>
    );
  }
  if (outcome.kind === 'refused') {
    return (
      <>
        <p>
          <strong>The server did not take the request.</strong> It said: {outcome.detail} Your text
          is still here.
        </p>
        <MailInstead request={request} />
      </>
    );
  }
  const why = {
    unreachable: 'The server could not be reached.',
    timeout: `The server gave no answer (${outcome.detail}).`,
    server: `The server has a fault (${outcome.detail}).`,
  }[outcome.why];
  return (
    <>
      <p>
        <strong>The request was not sent.</strong> {why} It was tried three times. Your text is
        still here; press the button to try again.
      </p>
      <MailInstead request={request} />
    </>
  );
}

/** Says where the request stands, and what the reader can do now. */
export default function PhaseMessage({phase, request, onCancel, onMailed}: Props): ReactNode {
  switch (phase.kind) {
    case 'sending':
      return (
        <div className={styles.message}>
          <p>
            {phase.attempt === 1 ? 'Sending …' : `No answer yet. Attempt ${phase.attempt} of 3 …`}
          </p>
          <button type="button" className={styles.button} onClick={onCancel}>
            Stop
          </button>
        </div>
      );
    case 'offline':
      return (
        <div className={styles.message}>
          <p>
            <strong>You are offline.</strong> The request is kept, and is sent by itself as soon as
            the network is back and this page is open.
          </p>
          <button type="button" className={styles.button} onClick={onCancel}>
            Do not send it
          </button>
        </div>
      );
    case 'trapped':
      return (
        <div className={`${styles.message} ${styles.bad}`}>
          <p>
            <strong>The request was not sent.</strong> A field that people do not see was filled in,
            as programs do that fill in every form. It has been emptied; press the button again if
            you are a person.
          </p>
          <MailInstead request={request} />
        </div>
      );
    case 'problem':
      return (
        <div className={`${styles.message} ${styles.bad}`}>
          <Failure phase={phase} request={request} />
        </div>
      );
    case 'mailed':
      return (
        <div className={styles.message}>
          <p>
            <strong>The request was handed to your mail program.</strong> It is on its way once you
            press Send there.{' '}
            {!phase.complete && (
              <>
                It is longer than a mail link can carry: copy it below, and paste it into the
                mail.{' '}
              </>
            )}
            Nothing opened? Copy the request and write to{' '}
            <a href={`mailto:${requestAddress}`}>{requestAddress}</a>.
          </p>
          <button type="button" className={styles.button} onClick={onMailed}>
            I have sent the mail: empty the form
          </button>
        </div>
      );
    default:
      return null;
  }
}
