import os

import boto3
from fastapi import FastAPI, HTTPException
from mangum import Mangum

table = boto3.resource("dynamodb").Table(os.environ["TABLE_NAME"])
app = FastAPI()


@app.get("/conversation/{conversation_id}")
def get_conversation(conversation_id: str):
    found = table.get_item(Key={"PK": conversation_id, "SK": "META"})
    if "Item" not in found:
        raise HTTPException(status_code=404)
    return found["Item"]


handler = Mangum(app, lifespan="off")
