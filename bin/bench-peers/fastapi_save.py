import os
from datetime import datetime, timezone

import boto3
from fastapi import FastAPI
from pydantic import BaseModel

table = boto3.resource("dynamodb").Table(os.environ["TABLE_NAME"])
app = FastAPI()


class Message(BaseModel):
    role: str
    content: str


class Conversation(BaseModel):
    id: int
    messages: list[Message]


@app.post("/save-conversation")
def save_conversation(sent: Conversation):
    key = str(sent.id)
    messages = [message.model_dump() for message in sent.messages]
    updated_at = datetime.now(timezone.utc).isoformat()
    with table.batch_writer() as batch:
        batch.put_item({"PK": key, "SK": "META", "status": "open", "messages_count": len(messages), "updated_at": updated_at})
        batch.put_item({"PK": key, "SK": "MESSAGES", "messages": messages})
    return {"conversation_id": key, "messages_count": len(messages)}
