import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type Schedule as Row, schedules } from './routes.ts';

/**
 * Runs functions by the clock, every so many minutes where a row does not say otherwise. Scheduler hands an event over and is done, so its own queue gets only what could not be handed
 * over; what a function fails at, Lambda sends to the function's destination. Nothing is tried again: the next run does
 * what the failed one did not, and one that waited would only do it twice.
 * @returns the queue
 */
export function defineSchedules(scope: Construct, everyMinutes: number, define: (row: Row) => LambdaFunction): Queue {
  const deadLetters = new Queue(scope, 'DeadLetters', {
    encryption: QueueEncryption.SQS_MANAGED, // it holds ticks of the clock and errors, nothing of a customer
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  for (const row of schedules) {
    const lambda = define(row);
    lambda.configureAsyncInvoke({
      onFailure: new SqsDestination(deadLetters),
      retryAttempts: 0,
      maxEventAge: Duration.minutes(1),
    });
    new Schedule(scope, `Every-${row.folder}`, {
      schedule: ScheduleExpression.rate(Duration.minutes(row.everyMinutes ?? everyMinutes)),
      target: new LambdaInvoke(lambda, { deadLetterQueue: deadLetters, retryAttempts: 0 }),
    });
  }
  return deadLetters;
}
