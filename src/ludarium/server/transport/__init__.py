"""What goes over the network: HTTP, sockets, the protocol between the house and its pages."""
