"""Rehearses deployments on moto's CloudFormation (https://docs.getmoto.org): the release before, over it the one that is
here, and the end of the stack, which leaves the table. Between them the deployed bundles run as they are, with the
environment that they were deployed with, on moto's DynamoDB and Parameter Store.

  rehearse.py BEFORE AFTER    two folders that "npm run synth" has written, for the stage prod (.ci/rehearse makes them)

What moto does not know is left out, type by type, as LEFT_OUT says; it fails when that is not true any more.
"""

import io
import json
import logging
import os
import subprocess
import sys
import zipfile
from pathlib import Path

os.environ |= {"AWS_ACCESS_KEY_ID": "rehearsal", "AWS_SECRET_ACCESS_KEY": "rehearsal", "AWS_DEFAULT_REGION": "us-east-1"}

import boto3
from moto.cloudformation.parsing import get_model_map
from moto.server import ThreadedMotoServer

STACK = "Intake-prod"
LEFT_OUT = {
    "AWS::ApiGatewayV2::Api": "functions are invoked with the gateway's events",
    "AWS::ApiGatewayV2::Integration": "the same",
    "AWS::ApiGatewayV2::Route": "the same",
    "AWS::ApiGatewayV2::Stage": "the same",
    "AWS::CDK::Metadata": "does nothing",
    "AWS::CloudWatch::Alarm": "nothing is measured",
    "AWS::CodeDeploy::Application": "aliases move at once",
    "AWS::CodeDeploy::DeploymentGroup": "the same",
    "AWS::DynamoDB::GlobalTable": "an AWS::DynamoDB::Table of the same keys and indexes stands in",
    "AWS::Lambda::Alias": "the function stands in",
    "AWS::Lambda::EventInvokeConfig": "nothing is invoked asynchronously",
    "AWS::SNS::TopicPolicy": "nothing is sent",
    "AWS::SQS::QueuePolicy": "nothing is sent",
    "AWS::Scheduler::Schedule": "the clock's functions are run here",
    "Custom::Trigger": "moto runs such a resource in Docker; its functions are run here",
}


def template_of(folder):
    return json.loads((folder / f"{STACK}.template.json").read_text())


def unknown_types(template):
    types = {resource["Type"] for resource in template["Resources"].values()}
    return {type for type in types if type not in get_model_map()}


def check_what_is_left_out(template):
    unknown = unknown_types(template)
    assert not (new := unknown - LEFT_OUT.keys()), f"moto knows nothing of {new}: say in LEFT_OUT what that means"
    assert not (gone := LEFT_OUT.keys() - unknown), f"LEFT_OUT names {gone}, which moto knows or the template has not"


def rehearsable(template):
    """The template without what moto does not know; a reference to such a resource becomes its name."""
    resources = template["Resources"]
    kept = {}
    for name, resource in resources.items():
        if resource["Type"] == "AWS::DynamoDB::GlobalTable":
            kept[name] = standing_in(resource)
        elif resource["Type"] not in LEFT_OUT:
            kept[name] = resource

    def resolved(value):
        match value:
            case {"Ref": name} | {"Fn::GetAtt": [name, *_]} if name in resources and name not in kept:
                is_alias = resources[name]["Type"] == "AWS::Lambda::Alias"
                return resolved(resources[name]["Properties"]["FunctionName"]) if is_alias else name
            case dict():
                return {key: resolved(it) for key, it in value.items()}
            case list():
                return [resolved(it) for it in value]
        return value

    for name, resource in kept.items():
        waits = resource.get("DependsOn", [])
        waits = [waits] if isinstance(waits, str) else waits
        kept[name] = resolved(resource) | {"DependsOn": [it for it in waits if it in kept]}
    outputs = {name: it for name, it in template["Outputs"].items() if name != "ApiUrl"}
    return {"Resources": kept, "Outputs": outputs}


def standing_in(table):
    names = ["AttributeDefinitions", "KeySchema", "GlobalSecondaryIndexes", "BillingMode"]
    properties = {name: table["Properties"][name] for name in names}
    return {"Type": "AWS::DynamoDB::Table", "DeletionPolicy": table["DeletionPolicy"], "Properties": properties}


def upload_assets(folder, template):
    s3 = boto3.client("s3")
    s3.create_bucket(Bucket=(bucket := "cdk-hnb659fds-assets-123456789012-us-east-1"))
    keys = {
        resource["Properties"]["Code"]["S3Key"]
        for resource in template["Resources"].values()
        if resource["Type"] == "AWS::Lambda::Function"
    }
    for key in keys:
        asset = folder / f"asset.{key.removesuffix('.zip')}"
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            for file in sorted(asset.rglob("*")):
                archive.write(file, file.relative_to(asset))
        s3.put_object(Bucket=bucket, Key=key, Body=data.getvalue())


def finished(operation, outcome):
    stack = boto3.client("cloudformation").describe_stacks(StackName=STACK)["Stacks"][0]
    assert stack["StackStatus"] == outcome, f"{operation} ended with {stack['StackStatus']}"
    return {it["OutputKey"]: it["OutputValue"] for it in stack["Outputs"]}


def deploy(folder, operation, outcome):
    template = template_of(folder)
    upload_assets(folder, template)
    send = getattr(boto3.client("cloudformation"), operation)
    send(StackName=STACK, TemplateBody=json.dumps(rehearsable(template)), Capabilities=["CAPABILITY_IAM"])
    return finished(operation, outcome)


INVOKE = """
const [file, event] = process.argv.slice(1);
Promise.resolve(require(file).handler(JSON.parse(event), {})).then((result) => console.log(JSON.stringify(result ?? null)));
"""


def invoke(folder, endpoint, function, event=None):
    """Runs the code that is deployed, in the environment that is."""
    pages = boto3.client("lambda").get_paginator("list_functions").paginate()
    deployed = {it["Description"]: it for page in pages for it in page["Functions"]}[f"functions/{function}"]
    [key] = {
        resource["Properties"]["Code"]["S3Key"]
        for resource in template_of(folder)["Resources"].values()
        if resource.get("Properties", {}).get("Description") == deployed["Description"]
    }
    environment = (
        os.environ
        | deployed["Environment"]["Variables"]
        | {"AWS_ENDPOINT_URL": endpoint, "AWS_REGION": "us-east-1", "LOG_LEVEL": "error"}
    )
    handler = folder / f"asset.{key.removesuffix('.zip')}" / "handler.cjs"
    command = [node(), "-e", INVOKE, str(handler.resolve()), json.dumps(event or {})]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, f"{function} failed: {ran.stderr}{ran.stdout}"
    return json.loads(ran.stdout.splitlines()[-1])


def node():
    return str(Path(__file__).parent.parent / "node_modules" / ".bin" / "node")


def http(method, path, body=None, headers={}, parameters=None):
    return {
        "version": "2.0",
        "rawPath": path,
        "rawQueryString": "",
        "headers": {"content-type": "application/json", "host": "rehearsal"} | headers,
        "pathParameters": parameters or {},
        "requestContext": {"requestId": "rehearsal", "http": {"method": method, "path": path, "sourceIp": "192.0.2.1"}},
        "routeKey": f"{method} {path}",
        "body": json.dumps(body) if body else None,
        "isBase64Encoded": False,
    }


def main(before, after):
    check_what_is_left_out(template_of(after))
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    endpoint = f"http://{host}:{port}"
    os.environ["AWS_ENDPOINT_URL"] = endpoint
    try:
        rehearse(before, after, endpoint)
    finally:
        server.stop()


def rehearse(before, after, endpoint):
    table = deploy(before, "create_stack", "CREATE_COMPLETE")["TableName"]
    for function in ["create-secret", "record-shards"]:  # as the triggers do
        invoke(before, endpoint, function)
    said = [{"role": "user", "content": "I am Ann Lee, 415-555-0132, 12 Oak Street, Portland, OR 97201. My sink leaks."}]
    made = invoke(before, endpoint, "save-conversation", http("POST", "/save-conversation", {"id": 1, "messages": said}))
    assert made["statusCode"] == 200, made
    key = {"conversation-key": made["headers"]["conversation-key"]}
    print(f"created: {count()} functions, table {table}, a conversation saved")

    assert deploy(after, "update_stack", "UPDATE_COMPLETE")["TableName"] == table, "the update made another table"
    for function in ["create-secret", "record-shards", "refresh-summary", "erase-expired"]:
        invoke(after, endpoint, function)
    more = {"id": 1, "messages": [{"role": "user", "content": "Please hurry."}]}
    saved = invoke(after, endpoint, "save-conversation", http("POST", "/save-conversation", more, key))
    assert (saved["statusCode"], json.loads(saved["body"])["messages_count"]) == (200, 2), saved
    print(f"updated: {count()} functions, the conversation and its key go on")

    boto3.client("cloudformation").delete_stack(StackName=STACK)
    assert count() == 0, f"{count()} functions are left"
    items = boto3.client("dynamodb").scan(TableName=table, Select="COUNT")["Count"]
    assert items > 0, "the table lost what was in it"
    print(f"deleted: no function is left, the table with its {items} items is")
    print("left out, since moto does not know them:")
    print("".join(f"  {type}: {why}\n" for type, why in sorted(LEFT_OUT.items())), end="")


def count():
    pages = boto3.client("lambda").get_paginator("list_functions").paginate()
    return sum(it.get("Description", "").startswith("functions/") for page in pages for it in page["Functions"])


if __name__ == "__main__":
    main(*(Path(folder) for folder in sys.argv[1:3]))
