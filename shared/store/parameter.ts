import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { inTime } from '../deadline.ts';
import { TIMEOUTS } from './timeouts.ts';

/** A parameter of SSM Parameter Store, decrypted; undefined where there is none. */
export async function findParameter(Name: string): Promise<string | undefined> {
  const client = new SSMClient(TIMEOUTS);
  try {
    const { Parameter } = await inTime(() => client.send(new GetParameterCommand({ Name, WithDecryption: true })));
    return Parameter?.Value;
  } catch (error) {
    if (isNamed(error, 'ParameterNotFound')) return undefined;
    throw error;
  } finally {
    client.destroy(); // it is seldom used again
  }
}

/**
 * Makes an encrypted parameter unless there is one of this name, which stays as it is. Asks for half a minute, since a
 * policy that was made a moment ago is not yet known everywhere
 * (https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot.html#troubleshoot_general_eventual-consistency).
 * @returns whether it is new
 */
export async function createParameter(Name: string, Value: string, Description: string): Promise<boolean> {
  const client = new SSMClient(TIMEOUTS);
  const command = new PutParameterCommand({ Name, Value, Description, Type: 'SecureString', Overwrite: false });
  try {
    await untilAllowed(() => client.send(command));
    return true;
  } catch (error) {
    if (isNamed(error, 'ParameterAlreadyExists')) return false;
    throw error;
  } finally {
    client.destroy();
  }
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 1000;

async function untilAllowed(attempt: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!isNamed(error, 'AccessDeniedException') || Date.now() >= end) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  }
}

// By its name: a bundle has no classes for SSM's errors (infra/trim.ts).
const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;
